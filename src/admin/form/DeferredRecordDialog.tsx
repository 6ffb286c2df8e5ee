import { openable } from '../defer/openable.tsx'
import { loadFormRooms } from './formRooms.ts'

/** The dialog of a record, whose code (forms, validation, lists to choose from) no table needs: it loads when somebody reaches for one of its buttons. */
export const DeferredRecordDialog = openable(async () => {
  const [{ RecordDialog }] = await Promise.all([import('./RecordDialog.tsx'), loadFormRooms()])
  return RecordDialog
})
