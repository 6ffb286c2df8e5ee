import { Suspense } from 'react'
import { rooms } from '../rooms.ts'
import type { RowCell } from '../../schema/names.ts'

/** A hand-made cell of the row around. */
export const RowCellView = ({ name }: { name: RowCell }) => {
  const { Cell } = rooms().rowCells[name]
  return (
    <Suspense>
      <Cell />
    </Suspense>
  )
}
