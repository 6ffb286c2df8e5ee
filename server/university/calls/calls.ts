import type { ApiCall } from '../../crud/apiCall.ts'
import { asignaturas } from './asignaturas.ts'
import { controlEscolar } from './controlEscolar.ts'
import { horariosYDuplicados } from './horariosYDuplicados.ts'
import { listasYCifras } from './listasYCifras.ts'
import { pasosDeTramites } from './pasosDeTramites.ts'
import { programasYFacilitadores } from './programasYFacilitadores.ts'
import { reportesDeGrupos } from './reportesDeGrupos.ts'
import { segundoFactor } from './segundoFactor.ts'
import { sesionYCuenta } from './sesionYCuenta.ts'
import { sistema } from './sistema.ts'
import { vidaAcademica } from './vidaAcademica.ts'

/** Describes the hand-written calls for the document of the API, by its headings and in their order. */
export const calls = (): readonly ApiCall[] => [
  ...sistema(),
  ...sesionYCuenta(),
  ...segundoFactor(),
  ...vidaAcademica(),
  ...controlEscolar(),
  ...pasosDeTramites(),
  ...listasYCifras(),
  ...programasYFacilitadores(),
  ...asignaturas(),
  ...reportesDeGrupos(),
  ...horariosYDuplicados(),
]
