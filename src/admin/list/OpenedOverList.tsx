import { useListContext, useNotify, type RaRecord } from 'ra-core'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Mode } from '../../schema/active.ts'
import type { RowOpening } from '../../schema/names.ts'
import { sealOf } from '../../schema/record/sealOf.ts'
import type { OpenedPlace } from '../address/places.ts'
import { opened as words } from '../address/useOpened.ts'
import { useResource } from '../fields/useResource.ts'
import { DeferredRecordDialog } from '../form/DeferredRecordDialog.tsx'
import { RowView } from './RowView.tsx'

type Props = {
  opened: OpenedPlace
  onOpen: (next?: OpenedPlace) => void
  opens?: readonly RowOpening[]
  /** The forms that this list and role may open. */
  modes: readonly Mode[]
  onWritten: (mode: Mode) => void
}

/** What lies open over the list around: a form, or a view of a row. It stays when its row goes; what the address names and this list cannot open is closed. */
export const OpenedOverList = ({ opened, onOpen, opens = [], modes, onWritten }: Props) => {
  const resource = useResource()
  const notify = useNotify()
  const { record, first } = useHeld(opened.id)
  const { data } = useListContext()
  const mode = modes.find(each => words[each] === opened.how)
  const view = opens.find(each => each === opened.how)
  const sealed = mode && first ? sealOf(resource, mode, first) : undefined
  const isClosed = sealed !== undefined || (mode !== 'create' && ((!mode && !view) || (data && !record)))
  const close = useEffectEvent(() => {
    onOpen()
    notify(sealed ?? 'Lo que la dirección abre ya no está en esta lista', { type: 'info' })
  })
  useEffect(() => {
    if (isClosed) close()
  }, [isClosed, opened.how, opened.id])
  if (isClosed) return null
  if (view) return record && <RowView name={view} record={record} onOpen={onOpen} />
  if (!mode || (mode !== 'create' && !record)) return null
  return (
    <Suspense>
      <DeferredRecordDialog
        key={opened.id}
        opening={{ mode, record: mode === 'create' ? undefined : first }}
        onClose={() => onOpen()}
        onDone={() => onWritten(mode)}
      />
    </Suspense>
  )
}

/** The record of a key as the list last had it, for a view; and as it had it at first, for a form: what changed meanwhile is told by the server. */
const useHeld = (id?: string): Held => {
  const { data } = useListContext()
  const [held, setHeld] = useState<Held & { id?: string }>({})
  const here = data?.find(record => String(record.id) === id)
  const isOther = held.id !== id
  if (here && (isOther || here !== held.record))
    setHeld({ id, record: here, first: isOther ? here : (held.first ?? here) })
  return isOther ? {} : held
}

type Held = { record?: RaRecord; first?: RaRecord }
