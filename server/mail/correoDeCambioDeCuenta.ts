import type { SucesoDeCuenta } from '../../src/domain/actividad.ts'
import { momentoLargo } from '../../src/domain/momentoLargo.ts'
import { universidad } from '../../src/domain/universidad.ts'
import type { Correo } from '../context.ts'
import { carta } from './carta.ts'

type Datos = {
  /** Address that the account had before the change. */
  para: string
  nombre: string | null
  sucesos: readonly SucesoDeCuenta[]
  momento: Date
}

/** Renders the message that tells the owner of an account, at the address it had, what was changed in it. */
export const correoDeCambioDeCuenta = ({ para, nombre, sucesos, momento }: Datos): Correo =>
  carta({
    para,
    nombre,
    asunto: 'Cambió su cuenta',
    parrafos: [
      ...sucesos.flatMap(suceso => cambios[suceso] ?? []),
      `Fecha: ${momentoLargo(momento)}`,
      `Las sesiones que estaban abiertas en otros equipos y los enlaces para restablecer la contraseña dejaron de servir.`,
      `Si usted no lo hizo ni lo pidió, avise cuanto antes a ${universidad.contacto}.`,
    ],
  })

const cambios: { [S in SucesoDeCuenta]?: string } = {
  correo_cambiado:
    'El correo de su cuenta cambió: desde ahora se entra con otra dirección, y a esta no llegarán más mensajes.',
  contrasena_cambiada: 'La contraseña de su cuenta cambió.',
  contrasena_restablecida: 'La contraseña de su cuenta se restableció con un enlace enviado a este correo.',
  segundo_factor_activado: 'Su cuenta pide ahora un segundo paso para entrar.',
  segundo_factor_desactivado: 'Su cuenta ya no pide un segundo paso: se entra solo con la contraseña.',
  segundo_factor_repuesto:
    'La administración retiró el segundo paso de su cuenta: se entra solo con la contraseña hasta que usted lo active de nuevo.',
  codigo_de_recuperacion_usado: 'Se entró a su cuenta con un código de recuperación, que ya no sirve otra vez.',
  llave_agregada: 'Se agregó una llave de acceso con la que se puede entrar a su cuenta.',
  llave_quitada: 'Se retiró una llave de acceso de su cuenta.',
  codigos_renovados: 'Su cuenta tiene códigos de recuperación nuevos; los anteriores ya no sirven.',
  identidad_ligada: 'Su cuenta quedó ligada a la que tiene en la institución, con la que también se entra.',
  identidad_desligada: 'La administración desligó su cuenta de la que tiene en la institución.',
  cuc_cambiado:
    'Su registro pasó a otro CUC: lo que guarde desde ahora es de ese CUC. Lo que dejó escrito sin guardar era del anterior y ya no se le ofrece.',
  cuenta_activada: 'Su cuenta quedó activa: ya puede iniciar sesión.',
  cuenta_desactivada: 'Su cuenta quedó inactiva: no se puede iniciar sesión con ella.',
}
