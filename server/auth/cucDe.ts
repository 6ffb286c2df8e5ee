import type { Usuario } from '../context.ts'
import { Falla } from '../http/Falla.ts'

/** Returns the CUC that the caller works for; 409 for an account that has none. */
export const cucDe = ({ clave_cuc }: Usuario): string => {
  if (clave_cuc === null) throw new Falla(409, 'Su cuenta no tiene un CUC asignado')
  return clave_cuc
}
