import { useListContext, useNotify, type RaRecord } from 'ra-core'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Mode } from '../../schema/active.ts'
import type { RowOpening } from '../../schema/names.ts'
import { sealOf } from '../../schema/record/sealOf.ts'
import type { AnyResource } from '../../schema/resource.ts'
import type { OpenedPlace } from '../address/places.ts'
import { openingNames as words } from '../address/useOpened.ts'
import { useResource } from '../fields/useResource.ts'
import { DeferredRecordDialog } from '../form/DeferredRecordDialog.tsx'
import { RowView } from './RowView.tsx'

type Props = {
  opened: OpenedPlace
  onOpen: (next?: OpenedPlace) => void
  opens?: readonly RowOpening[]
  /** Forms that this list and role may open. */
  modes: readonly Mode[]
  onWritten: (mode: Mode) => void
}

/** Form or view that is open over the surrounding list. It stays when its row leaves the list. An address that names what this list cannot open is closed with a notice. */
export const OpenedOverList = ({ opened: place, onOpen, opens = [], modes, onWritten }: Props) => {
  const resource = useResource()
  const notify = useNotify()
  const { record, first } = useHeld(place.id)
  const { data } = useListContext()
  const mode = modes.find(each => words[each] === place.how)
  const view = opens.find(each => each === place.how)
  const refusal = refusalOf(resource, { mode, view, record, first, isRead: data !== undefined })
  const isClosed = refusal !== undefined
  const close = useEffectEvent(() => {
    onOpen()
    if (refusal) notify(refusal, { type: 'info' })
  })
  useEffect(() => {
    if (isClosed) close()
  }, [isClosed, place.how, place.id])
  if (isClosed) return null
  if (view) return record && <RowView name={view} record={record} onOpen={onOpen} />
  if (!mode || (mode !== 'create' && !record)) return null
  return (
    <Suspense>
      <DeferredRecordDialog
        key={place.id}
        opening={{ mode, record: mode === 'create' ? undefined : first }}
        onClose={() => onOpen()}
        onDone={() => onWritten(mode)}
      />
    </Suspense>
  )
}

type OpeningRequest = HeldRecords & {
  mode: Mode | undefined
  view: RowOpening | undefined
  /** `true` once the list is read: then a record that it does not have is not there. */
  isRead: boolean
}

/** Returns why a list closes what an address opens: it has no such form, view or record, or the record is sealed. */
const refusalOf = (
  resource: AnyResource,
  { mode, view, record, first, isRead }: OpeningRequest,
): string | undefined => {
  if (mode === 'create') return undefined
  if ((!mode && !view) || (isRead && !record)) return 'Lo que la dirección abre ya no está en esta lista'
  return mode && first ? sealOf(resource, mode, first) : undefined
}

/** Returns the record of a key as the list last had it, for a view, and as it first had it, for a form: the server tells what changed meanwhile. */
const useHeld = (id?: string): HeldRecords => {
  const { data } = useListContext()
  const [heldRecord, setHeldRecord] = useState<HeldRecords & { id?: string }>({})
  const listed = data?.find(record => String(record.id) === id)
  const isOther = heldRecord.id !== id
  if (listed && (isOther || listed !== heldRecord.record))
    setHeldRecord({ id, record: listed, first: isOther ? listed : (heldRecord.first ?? listed) })
  return isOther ? {} : heldRecord
}

type HeldRecords = { record?: RaRecord; first?: RaRecord }
