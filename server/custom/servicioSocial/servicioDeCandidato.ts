import { eq } from 'drizzle-orm'
import { faltaParaServicio } from '../../../src/domain/servicioSocial/faltaParaServicio.ts'
import { avances } from '../../academico/avances.ts'
import { quienEstudia } from '../../academico/quienEstudia.ts'
import type { CaseRoom } from '../../crud/casos/caseRoom.ts'
import type { Queryable } from '../../db/queryable.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'
import { idDeServicio, servicioAnterior } from './registro.ts'

const { estudiantes } = tables

/** Judges the opening of a service, for a candidate of the own CUC alone: 409 says why the student is none. (B §4) */
export const servicioDeCandidato: CaseRoom = async ({ tx, usuario }, { matricula_estudiante }) => {
  const { matricula } = await quienEstudia(tx, usuario, String(matricula_estudiante))
  const falta = await faltaDeCandidato(tx, matricula)
  if (falta) throw new Falla(409, falta)
  return {}
}

/** Reads why a student is no candidate for a social service; undefined for one who is. */
export const faltaDeCandidato = async (db: Queryable, matricula: string): Promise<string | undefined> => {
  const suyo = eq(estudiantes.matricula, matricula)
  const [id, anterior, [fila], avance] = await Promise.all([
    idDeServicio(db, matricula),
    servicioAnterior(db, matricula),
    db.select({ estatus: estudiantes.estatus }).from(estudiantes).where(suyo),
    avances(db, suyo),
  ])
  return faltaParaServicio({
    conServicio: id !== undefined,
    anterior,
    activo: fila?.estatus === 1,
    avance: avance.get(matricula),
  })
}
