import type { ApiCall } from '../../openapi/apiCall.ts'
import { deCucs } from './deCucs.ts'
import { deCuentas } from './deCuentas.ts'
import { deFactores } from './deFactores.ts'
import { deEstudiantes } from './deEstudiantes.ts'
import { deHorarios } from './deHorarios.ts'

/** What the document of the API says of the calls that are written by hand. */
export const calls = (): readonly ApiCall[] => [
  ...deCuentas(),
  ...deFactores(),
  ...deEstudiantes(),
  ...deCucs(),
  ...deHorarios(),
]
