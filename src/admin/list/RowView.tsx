import { useListContext, type RaRecord } from 'ra-core'
import { Suspense, useCallback } from 'react'
import { rowOpeningNamed } from '../rooms.ts'
import type { RowOpening } from '../../schema/names.ts'
import { useNextRow } from './sequence/useNextRow.ts'

/** A hand-made view, and the record of the row that opened it. */
export type OpenedView = { name: RowOpening; record: RaRecord }

type Props = { viewed: OpenedView; onView: (viewed: OpenedView) => void; onClose: () => void }

/** The view that a row opened, loaded when it is first seen. It follows its record while the list has it, and stays when the rows go: the screen was turned, the list could not be read again. It may go on to the next row. */
export const RowView = ({ viewed: { name, record }, onView, onClose }: Props) => {
  const { data } = useListContext()
  const open = useCallback((next: RaRecord) => onView({ name, record: next }), [name, onView])
  const onNext = useNextRow(record.id, open)
  const { View } = rowOpeningNamed(name)
  return (
    <Suspense>
      <View
        key={record.id}
        record={data?.find(({ id }) => id === record.id) ?? record}
        onClose={onClose}
        onNext={onNext}
      />
    </Suspense>
  )
}
