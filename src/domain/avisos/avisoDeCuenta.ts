import { sucesosDeCuenta, type SucesoDeCuenta } from '../actividad.ts'
import type { Aviso } from './Aviso.ts'

/** What the owner of an account is told of a change in it. The mail to the address that it had is another one. */
export const avisoDeCuenta = (id: string, sucesos: readonly SucesoDeCuenta[]): Aviso => ({
  to: { accounts: [id] },
  address: '/profilePage',
  mail: false,
  subject: sucesos.map(suceso => sucesosDeCuenta[suceso]).join(' · '),
  text: 'Si usted no lo hizo ni lo pidió, cambie su contraseña y avise a la administración.',
})
