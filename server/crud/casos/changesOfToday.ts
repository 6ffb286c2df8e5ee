import { and, desc, eq, lte, type SQL } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import { inNamesOfToday, renamings, rowsOfTable } from '../history/namesThen.ts'
import { historial } from '../tables.ts'
import type { CaseWork } from './caseWork.ts'
import type { Movement } from './movements.ts'
import { recordOfCase } from './setRecord.ts'
import type { Changes } from './tables.ts'

/** Returns what a step changed in its case and its record, by the names that their fields have today. Steps stay as they were written: history tells what their fields were called then. */
export const changesOfToday = async (
  work: CaseWork,
  { caso, momento, cambios }: Movement,
  record: string,
): Promise<Changes> => {
  const renamed = cambios ? await renamings(work.tx) : []
  if (!cambios || !renamed.length) return cambios ?? {}
  const lastInHistory = async (table: string, key: string, until: SQL) => {
    const ofKey = and(rowsOfTable(renamed, table), eq(historial.clave, key), until)
    const row = { id: historial.id, entidad: historial.entidad }
    return (await work.tx.select(row).from(historial).where(ofKey).orderBy(desc(historial.id)).limit(1))[0]
  }
  const ofCase = await lastInHistory(work.resource.name, caso, lte(historial.momento, momento))
  const ofRecord =
    ofCase && (await lastInHistory(recordOfCase(work).resource.name, record, lte(historial.id, ofCase.id)))
  const inTodaysNames = (row: typeof ofCase, { antes, despues }: { antes: Values; despues: Values }) => ({
    antes: row ? inNamesOfToday(renamed, row, antes) : antes,
    despues: row ? inNamesOfToday(renamed, row, despues) : despues,
  })
  return {
    ...(cambios.caso && { caso: inTodaysNames(ofCase, cambios.caso) }),
    ...(cambios.registro && { registro: inTodaysNames(ofRecord, cambios.registro) }),
  }
}
