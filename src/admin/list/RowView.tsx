import type { RaRecord } from 'ra-core'
import { Suspense, useCallback } from 'react'
import { rowOpeningNamed } from '../rooms.ts'
import type { RowOpening } from '../../schema/names.ts'
import type { OpenedPlace } from '../address/places.ts'
import { useNextRow } from './sequence/useNextRow.ts'

type Props = { name: RowOpening; record: RaRecord; onOpen: (next?: OpenedPlace) => void }

/** View that a row opened, loaded when first shown. It may go on to the next row. */
export const RowView = ({ name, record, onOpen }: Props) => {
  const open = useCallback((next: RaRecord) => onOpen({ how: name, id: String(next.id) }), [name, onOpen])
  const onNext = useNextRow(record.id, open)
  const { View } = rowOpeningNamed(name)
  return (
    <Suspense>
      <View key={record.id} record={record} onClose={() => onOpen()} onNext={onNext} />
    </Suspense>
  )
}
