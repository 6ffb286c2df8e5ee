import type { Db } from '../../server/db/queryable.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { movimientos } from '../../server/seed/movimientos.ts'
import { tables } from '../../server/university/tables.ts'
import { estudiante } from './filas.ts'

/** Inserts a completed re-enrolment of a student for a period, with its step. */
export const reinscrito = async (
  db: Db,
  { id_periodo, matricula = estudiante.matricula }: { id_periodo: string; matricula?: string },
) => {
  const dia = '2026-11-20'
  const filas = await db
    .insert(tables.reinscripciones)
    .values({ matricula, id_periodo, semestre: 3, estado: 'hecha', abierto: dia, desde: dia })
    .returning()
  const comun = { proceso: 'reinscripciones', a: 'hecha', rol: 'escolar', autor: 'Alguien' }
  await db
    .insert(pasos)
    .values(movimientos(filas.map(({ id_caso }) => ({ ...comun, caso: id_caso, momento: new Date(`${dia}T18:00Z`) }))))
}
