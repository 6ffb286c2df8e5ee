import { universidad } from '../../src/domain/universidad.ts'
import type { Correo } from '../context.ts'

type Datos = { para: string; nombre: string | null; enlace: string; minutos: number }

/** Renders the message with the link to choose a new password, which works for some minutes. */
export const correoDeRestablecimiento = ({ para, nombre, enlace, minutos }: Datos): Correo => ({
  para,
  asunto: `Restablezca su contraseña · ${universidad.nombre}`,
  texto: [
    `Hola${nombre ? `, ${nombre}` : ''}:`,
    'Recibimos una solicitud para restablecer la contraseña de su cuenta. Elija una nueva en este enlace:',
    enlace,
    `El enlace vence en ${minutos} minutos y solo puede usarse una vez. Al usarlo se cerrarán todas las sesiones abiertas de su cuenta.`,
    'Si usted no lo solicitó, ignore este mensaje: su contraseña no cambiará.',
    `${universidad.nombre}\n${universidad.contacto}`,
  ].join('\n\n'),
})
