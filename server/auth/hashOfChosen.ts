import { contrasenaFiltrada } from '../../src/domain/contrasena.ts'
import { contrasenaDeDemostracion } from '../../src/domain/contrasenaComun.ts'
import type { Queryable } from '../contexto.ts'
import { Falla } from '../http/Falla.ts'
import { hashOf } from './hashOf.ts'
import { isDemonstration } from './isDemonstration.ts'
import { isFiltrada } from './isFiltrada.ts'

/** The hash of a password that somebody chose: 422 on its field for a common one. The demonstration's own is taken where the demonstration lives. */
export const hashOfChosen = async (db: Queryable, contrasena: string, campo = 'password'): Promise<string> => {
  const known = contrasena === contrasenaDeDemostracion && (await isDemonstration(db))
  if (!known && (await isFiltrada(contrasena)))
    throw new Falla(422, contrasenaFiltrada, { errors: { [campo]: contrasenaFiltrada } })
  return hashOf(contrasena)
}
