/** Events of an account, each with the label that its owner reads. */
export const sucesosDeCuenta = {
  ingreso: 'Inicio de sesión',
  ingreso_fallido: 'Intento con contraseña equivocada',
  salida: 'Cierre de sesión',
  sesion_cerrada: 'Cierre de otra sesión abierta',
  enlace_enviado: 'Envío de un enlace para restablecer la contraseña',
  contrasena_cambiada: 'Cambio de contraseña',
  contrasena_restablecida: 'Contraseña restablecida con un enlace',
  correo_cambiado: 'Cambio del correo de la cuenta',
  segundo_paso_fallido: 'Contraseña correcta y segundo paso equivocado',
  segundo_factor_activado: 'Segundo factor activado',
  segundo_factor_desactivado: 'Segundo factor desactivado',
  segundo_factor_repuesto: 'Segundo factor retirado por la administración',
  llave_agregada: 'Llave de acceso agregada',
  llave_quitada: 'Llave de acceso retirada',
  codigo_de_recuperacion_usado: 'Inicio de sesión con un código de recuperación',
  codigos_renovados: 'Códigos de recuperación nuevos',
  ingreso_con_llave: 'Inicio de sesión con una llave de acceso',
  ingreso_institucional: 'Inicio de sesión con la cuenta de la institución',
  identidad_ligada: 'Cuenta ligada a la de la institución',
  identidad_desligada: 'Cuenta desligada de la institución por la administración',
  cuc_cambiado: 'Cambio al registro de otro CUC',
  cuenta_activada: 'Cuenta activada',
  cuenta_desactivada: 'Cuenta desactivada',
} as const

export type SucesoDeCuenta = keyof typeof sucesosDeCuenta

/** An event of an account as its owner sees it. `autor` is whoever else caused it, null for the owner. */
export type Actividad = {
  id: number
  momento: string
  suceso: SucesoDeCuenta
  dispositivo: string
  direccion: string
  autor: string | null
}
