import { Suspense } from 'react'
import { rowCells } from '../../custom/rowCells.ts'
import type { RowCell } from '../../schema/screen.ts'

/** A hand-made cell of the row around. */
export const RowCellView = ({ name }: { name: RowCell }) => {
  const { Cell } = rowCells[name]
  return (
    <Suspense>
      <Cell />
    </Suspense>
  )
}
