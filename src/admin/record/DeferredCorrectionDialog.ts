import { openable } from '../defer/openable.tsx'
import { loadFormRooms } from '../form/formRooms.ts'

/** The dialog of a correction, whose code comes when one is asked for. */
export const DeferredCorrectionDialog = openable(async () => {
  const [{ CorrectionDialog }] = await Promise.all([import('./CorrectionDialog.tsx'), loadFormRooms()])
  return CorrectionDialog
})
