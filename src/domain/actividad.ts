/** What may happen to an account or around it, and how its owner reads it. */
export const sucesosDeCuenta = {
  ingreso: 'Inicio de sesión',
  ingreso_fallido: 'Intento con contraseña equivocada',
  salida: 'Cierre de sesión',
  sesion_cerrada: 'Cierre de otra sesión abierta',
  enlace_enviado: 'Envío de un enlace para restablecer la contraseña',
  contrasena_cambiada: 'Cambio de contraseña',
  contrasena_restablecida: 'Contraseña restablecida con un enlace',
  correo_cambiado: 'Cambio del correo de la cuenta',
  cuenta_activada: 'Cuenta activada',
  cuenta_desactivada: 'Cuenta desactivada',
} as const

export type SucesoDeCuenta = keyof typeof sucesosDeCuenta

/** One of these, as the owner of the account is told it. `autor` is whoever else did it, null for the owner. */
export type Actividad = {
  id: number
  momento: string
  suceso: SucesoDeCuenta
  dispositivo: string
  direccion: string
  autor: string | null
}
