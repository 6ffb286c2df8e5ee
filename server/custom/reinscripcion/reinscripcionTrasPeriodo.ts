import { v5 as uuid } from 'uuid'
import { faltaParaReinscribir } from '../../../src/domain/reinscripcion.ts'
import { situacionDe } from '../../academico/situacionDe.ts'
import type { CaseRoom } from '../../crud/casos/caseRoom.ts'
import { Falla } from '../../http/Falla.ts'

/** Judges a re-enrolment: one after each period, into the next semester; 409 says why not, and who came first. (B §4, Re-enrolment) */
export const reinscripcionTrasPeriodo: CaseRoom = async ({ tx }, { matricula }) => {
  const situacion = await situacionDe(tx, String(matricula))
  const falta = situacion && faltaParaReinscribir(situacion)
  if (!situacion?.id_periodo || falta) {
    const { autor: quien, fecha: cuando } = situacion?.ultimo?.reinscrito ?? {}
    throw new Falla(409, falta ?? 'El estudiante aún no tiene asignaturas', quien ? { data: { quien, cuando } } : {})
  }
  const { id_periodo, semestre } = situacion
  return { id_caso: llaveDe(`${matricula} ${id_periodo}`), id_periodo, semestre: semestre + 1 }
}

/** Derives the key from student and period, so that what a batch previews is what it does. */
const llaveDe = (cual: string) => uuid(cual, 'b0b7e1b4-5d0e-4c53-9f2e-0f6f3c3f7a51')
