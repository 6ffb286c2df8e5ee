import { registrosVigentes } from '../../../src/domain/registrosVigentes.ts'
import { resources } from '../../../src/resources/index.ts'
import { historiaDe } from '../../academico/historia.ts'
import type { QuienEstudia } from '../../academico/quienEstudia.ts'
import type { Consulta } from '../../contexto.ts'
import { currentOf } from '../../crud/read/current.ts'
import { viewOf } from '../../crud/read/view.ts'

/** A student's grid, and of each subject the record that counts. (B §3, B §7) */
export const malla = async (db: Consulta, { matricula, id_reticula }: QuienEstudia, hoy: string) => {
  const { registro } = await currentOf(db, viewOf(resources.reticulas), { hoy }, id_reticula)
  const vigentes = registrosVigentes(await historiaDe(db, matricula))
  return {
    reticula: registro,
    materias: vigentes.map(({ id_materia, acreditado, calificacion }) => ({ id_materia, acreditado, calificacion })),
  }
}
