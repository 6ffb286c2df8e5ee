import { Suspense } from 'react'
import { rowCellNamed } from '../rooms.ts'
import type { RowCell } from '../../schema/names.ts'

/** A hand-made cell of the row around. */
export const RowCellView = ({ name }: { name: RowCell }) => {
  const { Cell } = rowCellNamed(name)
  return (
    <Suspense>
      <Cell />
    </Suspense>
  )
}
