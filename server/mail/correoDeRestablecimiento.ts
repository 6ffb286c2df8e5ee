import type { Correo } from '../context.ts'
import { carta } from './carta.ts'

type Datos = { para: string; nombre: string | null; enlace: string; minutos: number }

/** Renders the message with the link to choose a new password, which works for some minutes. */
export const correoDeRestablecimiento = ({ para, nombre, enlace, minutos }: Datos): Correo =>
  carta({
    para,
    nombre,
    asunto: 'Restablezca su contraseña',
    parrafos: [
      'Recibimos una solicitud para restablecer la contraseña de su cuenta. Elija una nueva en este enlace:',
      enlace,
      `El enlace vence en ${minutos} minutos y solo puede usarse una vez. Al usarlo se cerrarán todas las sesiones abiertas de su cuenta.`,
      'Si usted no lo solicitó, ignore este mensaje: su contraseña no cambiará.',
    ],
  })
