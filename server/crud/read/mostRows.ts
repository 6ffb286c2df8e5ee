import { enCifras } from '../../../src/language/enCifras.ts'
import { Falla } from '../../http/Falla.ts'

/** Rows in one answer at most: all students of a large university in one would take the memory of everybody else's. */
export const mostRows = 25_000

/** Cuts a range to one row more than an answer holds, which tells that there are more. */
export const cutRange = ([first, last]: readonly [number, number]) => [first, Math.min(last, first + mostRows)] as const

/** Answers what was read; 422 where it is more than one answer holds. */
export const refuseMore = <T>(rows: readonly T[]): readonly T[] => {
  if (rows.length <= mostRows) return rows
  throw new Falla(
    422,
    `Son más de ${enCifras(mostRows)} renglones: pídalos por partes con «range», o como archivo con «formato»`,
  )
}
