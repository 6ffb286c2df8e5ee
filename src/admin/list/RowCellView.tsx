import { Suspense } from 'react'
import { rowCellNamed } from '../rooms.ts'
import type { RowCell } from '../../schema/names.ts'

/** Hand-made cell of the surrounding row. */
export const RowCellView = ({ name }: { name: RowCell }) => {
  const { Cell } = rowCellNamed(name)
  return (
    <Suspense>
      <Cell />
    </Suspense>
  )
}
