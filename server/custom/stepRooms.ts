import type { StepRoom } from '../../src/schema/names.ts'
import type { CaseRoom } from '../crud/casos/caseRoom.ts'
import { reinscripcionTrasPeriodo } from './reinscripcion/reinscripcionTrasPeriodo.ts'
import { solicitudDeCertificado } from './certificados/solicitudDeCertificado.ts'

/** What the steps of the processes ask of other tables, by the names that their declarations say. */
export const stepRooms: Readonly<Record<StepRoom, CaseRoom>> = {
  reinscripcionTrasPeriodo,
  solicitudDeCertificado,
}
