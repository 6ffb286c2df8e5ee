import { momentoLargo } from '../../src/domain/momentoLargo.ts'
import type { Correo } from '../context.ts'
import { carta } from './carta.ts'

type Datos = { para: string; nombre: string | null; momento: Date; enlace: string }

/** Renders the message that tells the owner of an account that somebody who knows its password fails at the second step. */
export const correoDeSegundoPaso = ({ para, nombre, momento, enlace }: Datos): Correo =>
  carta({
    para,
    nombre,
    asunto: 'Alguien conoce su contraseña',
    parrafos: [
      `Hasta el ${momentoLargo(momento)} se escribió varias veces la contraseña correcta de su cuenta y después un segundo paso equivocado. Nadie ha entrado así.`,
      'Si fue usted, no tiene que hacer nada. Si no, alguien conoce su contraseña: cámbiela cuanto antes con un enlace que puede pedir aquí:',
      enlace,
    ],
  })
