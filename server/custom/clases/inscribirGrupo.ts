import { and, eq, inArray } from 'drizzle-orm'
import { groupBy } from 'es-toolkit'
import type { Clase } from '../../academico/claseDe.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { BulkRoom } from '../../crud/bulk/bulkRoom.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'
import { impideChoques } from './avisosDeInscripcion.ts'
import { coincidencias } from './choquesDeInscripcion.ts'
import { inscribirEnCadaUna, type Entrada } from './inscribirEnCadaUna.ts'
import { lockEstudiantes } from './lockClases.ts'

const { clases, estudiantes } = tables

/** Enrols in each class the active students of its group who may take it; the others stay out, as in «Agregar estudiantes». 409 where nobody is left. */
export const inscribirGrupo: BulkRoom = (_said, _params, c) =>
  inscribirEnCadaUna(c, {
    related: ({ db }, todas) => porGrupo(db, todas),
    empezar: async (tx, elegidas) => {
      const grupos = new Set(elegidas.map(({ clave_grupo }) => clave_grupo))
      const sostenidos = await lockEstudiantes(tx, inArray(estudiantes.clave_grupo, [...grupos]))
      return { sostenidos, pedidos: delGrupo, entran: quienesPueden(impideChoques(c)) }
    },
  })

/** Returns the classes of each group: enrolling students of one affects no other. */
const porGrupo = async (tx: Queryable, todas: readonly string[]) => {
  const { id_clase, clave_grupo } = clases
  const filas = await tx
    .select({ id_clase, clave_grupo })
    .from(clases)
    .where(inArray(id_clase, [...todas]))
  return Object.values(groupBy(filas, fila => fila.clave_grupo)).map(suyas => suyas.map(fila => fila.id_clase))
}

/** Returns the choice of students who may take a class; where clashes are refused, without those busy at its time. 409 where nobody is left. */
const quienesPueden =
  (sinChoques: boolean): Entrada['entran'] =>
  async (tx, { id_clase }, nuevos, noPueden) => {
    const ajenos = new Set([
      ...noPueden,
      ...(sinChoques ? (await coincidencias(tx, id_clase, nuevos)).map(({ matricula }) => matricula) : []),
    ])
    const suyos = nuevos.filter(matricula => !ajenos.has(matricula))
    if (suyos.length === 0) throw new Falla(409, 'De su grupo nadie más puede cursarla')
    return suyos
  }

/** Returns the active students of the group of a class, in the order of their matrículas; 409 where there are none. */
const delGrupo = async (tx: Queryable, { clave_grupo }: Clase): Promise<readonly string[]> => {
  const { matricula } = estudiantes
  const filas = await tx
    .select({ matricula })
    .from(estudiantes)
    .where(and(eq(estudiantes.clave_grupo, clave_grupo), eq(estudiantes.estatus, 1)))
    .orderBy(matricula)
  if (filas.length === 0) throw new Falla(409, 'Su grupo no tiene estudiantes activos')
  return filas.map(fila => fila.matricula)
}
