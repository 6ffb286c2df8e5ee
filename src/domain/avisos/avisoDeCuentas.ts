import { sucesosDeCuenta, type SucesoDeCuenta } from '../actividad.ts'
import { perfil } from '../rutas.ts'
import type { Aviso } from './Aviso.ts'

/** What the owners of accounts are told of a change in them. The mail to the address that it had is another one. */
export const avisoDeCuentas = (ids: readonly string[], sucesos: readonly SucesoDeCuenta[]): Aviso => ({
  to: { accounts: ids },
  address: perfil,
  mail: false,
  subject: sucesos.map(suceso => sucesosDeCuenta[suceso]).join(' · '),
  text: 'Si usted no lo hizo ni lo pidió, cambie su contraseña y avise a la administración.',
})
