import { ErrorDePeticion } from '../../api/ErrorDePeticion.ts'
import type { Registro } from '../../dataProvider/records.ts'

/** Somebody else's change that a save ran into: who, when, what, and the version it made. */
export type Change = { quien: string; cuando: string; antes: Registro; despues: Registro; version: number }

/** The conflict that an error tells of; undefined for every other error. */
export const conflictIn = (error: unknown): Change | undefined => {
  if (!(error instanceof ErrorDePeticion) || error.status !== 409) return undefined
  const { quien, cuando, antes, despues, registro } = Object(error.body.data)
  return quien && registro ? { quien, cuando, antes: antes ?? {}, despues: despues ?? {}, version: registro.version } : undefined
}
