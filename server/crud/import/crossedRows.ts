import type { Queryable } from '../../context.ts'
import { advisorsOf, findingsOf, takeTurns } from '../advice/findingsOf.ts'
import type { WriteContext } from '../write/writeContext.ts'
import type { JudgedRow } from './judgedRow.ts'

/** Has whoever writes what the same advisors judge wait until the transaction ends, and answers the written rows against which the installation refuses something that others wrote since they were judged. */
export const crossedRows = async (
  tx: Queryable,
  context: WriteContext,
  rows: readonly JudgedRow[],
): Promise<JudgedRow[]> => {
  const { plan, advice } = context
  const refusing = advisorsOf(plan.resource).filter(([name]) => advice?.refused.includes(name))
  if (refusing.length === 0) return []
  await takeTurns(tx, plan.resource)
  const written = rows.flatMap(row =>
    row.values && row.clave && (row.estado === 'nuevo' || row.estado === 'cambia')
      ? [{ row, key: row.clave, values: row.values, ...(row.before && { before: row.before.values }) }]
      : [],
  )
  const found = await findingsOf(tx, context, written, refusing)
  return written.flatMap(({ row }, at) => {
    const faltas = Object.fromEntries((found[at] ?? []).map(({ campo, texto }) => [campo, texto]))
    return Object.keys(faltas).length ? [{ ...row, estado: 'error' as const, faltas }] : []
  })
}
