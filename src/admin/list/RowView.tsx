import { useListContext, type RaRecord } from 'ra-core'
import { Suspense } from 'react'
import { rowOpeningNamed } from '../rooms.ts'
import type { RowOpening } from '../../schema/names.ts'

/** A hand-made view, and the record of the row that opened it. */
export type OpenedView = { name: RowOpening; record: RaRecord }

/** The view that a row opened, loaded when it is first seen. It follows its record while the list has it, and stays when the rows go: the screen was turned, the list could not be read again. */
export const RowView = ({ viewed: { name, record }, onClose }: { viewed: OpenedView; onClose: () => void }) => {
  const { data } = useListContext()
  const { View } = rowOpeningNamed(name)
  return (
    <Suspense>
      <View record={data?.find(({ id }) => id === record.id) ?? record} onClose={onClose} />
    </Suspense>
  )
}
