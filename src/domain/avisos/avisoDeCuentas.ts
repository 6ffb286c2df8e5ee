import { sucesosDeCuenta, type SucesoDeCuenta } from '../actividad.ts'
import { perfil } from '../rutas.ts'
import type { Aviso } from './Aviso.ts'

/** Notice to the owners of accounts about changes in them. It is not mailed: each change has a mail of its own, to the address that the account had before. */
export const avisoDeCuentas = (ids: readonly string[], sucesos: readonly SucesoDeCuenta[]): Aviso => ({
  to: { accounts: ids },
  address: perfil,
  mail: false,
  subject: sucesos.map(suceso => sucesosDeCuenta[suceso]).join(' · '),
  text: 'Si usted no lo hizo ni lo pidió, cambie su contraseña y avise a la administración.',
})
