import { useListContext } from 'ra-core'
import { useEffect } from 'react'
import { preloadable } from '../defer/preloadable.tsx'
import { whenIdle } from '../defer/whenIdle.ts'
import { loadFormRooms } from './formRooms.ts'

/** The dialog of a record, whose code (forms, validation, lists to choose from) is no part of the way to the first table. */
export const DeferredRecordDialog = preloadable(async () => {
  const [{ RecordDialog }] = await Promise.all([import('./RecordDialog.tsx'), loadFormRooms()])
  return RecordDialog
})

/** Fetches that code once the rows of the list around are there and the browser rests. */
export const RecordDialogInWait = () => {
  const { isPending } = useListContext()
  useEffect(
    () => (isPending ? undefined : whenIdle(() => void DeferredRecordDialog.preload().catch(() => undefined))),
    [isPending],
  )
  return null
}
