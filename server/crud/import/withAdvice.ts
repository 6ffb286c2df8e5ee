import type { Queryable } from '../../db/queryable.ts'
import { advisorsOf, findingsOf } from '../advice/findingsOf.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { dudaOf } from './doubtsOf.ts'
import type { JudgedRow } from './judgedRow.ts'

/** Adds to rows that could be written the findings against them: as doubts to accept or, where they are refused, as faults. All are asked at once, so that rows may speak against one another. */
export const withAdvice = async (
  tx: Queryable,
  context: WriteContext,
  rows: readonly JudgedRow[],
): Promise<JudgedRow[]> => {
  const { resource } = context.plan
  if (advisorsOf(resource).length === 0) return [...rows]
  const proposals = rows.flatMap(row =>
    row.values && (row.estado === 'nuevo' || row.estado === 'cambia')
      ? [{ row, values: row.values, ...(row.before && { key: row.before.key, before: row.before.values }) }]
      : [],
  )
  const found = await findingsOf(tx, context, proposals)
  const findingsByRow = new Map(proposals.map(({ row }, at) => [row, found[at] ?? []]))
  return rows.map(row => {
    const avisos = findingsByRow.get(row) ?? []
    if (avisos.length === 0) return row
    const faltas = { ...row.faltas }
    for (const { campo, texto, impide } of avisos)
      if (impide) faltas[campo] = [faltas[campo], texto].filter(Boolean).join('. ')
    const open = avisos.filter(({ impide }) => !impide)
    const dudas = [...row.dudas, ...open.map(({ campo, texto, id }) => dudaOf(campo, texto, id))]
    return { ...row, faltas, dudas, avisos, ...(Object.keys(faltas).length ? { estado: 'error' as const } : {}) }
  })
}
