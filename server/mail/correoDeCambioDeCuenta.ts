import type { SucesoDeCuenta } from '../../src/domain/actividad.ts'
import { momentoLargo } from '../../src/domain/momentoLargo.ts'
import { universidad } from '../../src/domain/universidad.ts'
import type { Correo } from '../contexto.ts'

type Datos = {
  /** The address that the account had before the change. */
  para: string
  nombre: string | null
  sucesos: readonly SucesoDeCuenta[]
  momento: Date
}

/** The message that tells the owner of an account, at the address it had, what was changed in it. */
export const correoDeCambioDeCuenta = ({ para, nombre, sucesos, momento }: Datos): Correo => ({
  para,
  asunto: `Cambió su cuenta · ${universidad.nombre}`,
  texto: [
    `Hola${nombre ? `, ${nombre}` : ''}:`,
    ...sucesos.flatMap(suceso => cambios[suceso] ?? []),
    `Fecha: ${momentoLargo(momento)}`,
    `Las sesiones que estaban abiertas en otros equipos y los enlaces para restablecer la contraseña dejaron de servir.`,
    `Si usted no lo hizo ni lo pidió, avise cuanto antes a ${universidad.contacto}.`,
    `${universidad.nombre}\n${universidad.contacto}`,
  ].join('\n\n'),
})

const cambios: { [S in SucesoDeCuenta]?: string } = {
  correo_cambiado:
    'El correo de su cuenta cambió: desde ahora se entra con otra dirección, y a esta no llegarán más mensajes.',
  contrasena_cambiada: 'La contraseña de su cuenta cambió.',
  contrasena_restablecida: 'La contraseña de su cuenta se restableció con un enlace enviado a este correo.',
  cuenta_activada: 'Su cuenta quedó activa: ya puede iniciar sesión.',
  cuenta_desactivada: 'Su cuenta quedó inactiva: no se puede iniciar sesión con ella.',
}
