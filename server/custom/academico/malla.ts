import { registrosVigentes } from '../../../src/domain/registrosVigentes.ts'
import { resources } from '../../../src/resources/index.ts'
import { historiaDe } from '../../academico/historiaDe.ts'
import type { QuienEstudia } from '../../academico/quienEstudia.ts'
import type { Queryable } from '../../db/queryable.ts'
import { storedRecordOf } from '../../crud/read/storedRecord.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'

/** Returns a student's grid and, of each subject, the record that counts. (B §3, B §7) */
export const malla = async (db: Queryable, { matricula, id_reticula }: QuienEstudia, today: string) => {
  const { registro } = await storedRecordOf(db, readPlanOf(resources.reticulas), { today }, id_reticula)
  const vigentes = registrosVigentes(await historiaDe(db, matricula))
  return {
    reticula: registro,
    materias: vigentes.map(({ id_materia, acreditado, calificacion }) => ({ id_materia, acreditado, calificacion })),
  }
}
