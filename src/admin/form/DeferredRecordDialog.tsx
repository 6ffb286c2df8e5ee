import { openable } from '../defer/openable.tsx'
import { loadFormRooms } from './formRooms.ts'

/** Record dialog, loaded when somebody reaches for one of its buttons: no table needs its code (forms, validation, lists to choose from). */
export const DeferredRecordDialog = openable(async () => {
  const [{ RecordDialog }] = await Promise.all([import('./RecordDialog.tsx'), loadFormRooms()])
  return RecordDialog
})
