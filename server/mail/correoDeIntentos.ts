import { momentoLargo } from '../../src/domain/momentoLargo.ts'
import type { Correo } from '../context.ts'
import { carta } from './carta.ts'

type Datos = { para: string; nombre: string | null; veces: number; momento: Date; enlace: string }

/** Renders the message that tells the owner of an account that somebody is guessing its password. */
export const correoDeIntentos = ({ para, nombre, veces, momento, enlace }: Datos): Correo =>
  carta({
    para,
    nombre,
    asunto: 'Intentos de entrar a su cuenta',
    parrafos: [
      `Hasta el ${momentoLargo(momento)} se escribieron ${veces} contraseñas equivocadas para entrar a su cuenta. Nadie ha entrado con ellas.`,
      'Si fue usted, no tiene que hacer nada. Si no, tampoco es necesario: quien lo intenta espera cada vez más entre un intento y otro, y en los equipos donde usted ya inició sesión puede entrar como siempre.',
      'Si desde otro equipo el sistema le pide esperar, o si prefiere cambiar su contraseña, pida un enlace aquí:',
      enlace,
    ],
  })
