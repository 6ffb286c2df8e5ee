import { openable } from '../defer/openable.tsx'
import { loadFormRooms } from '../form/formRooms.ts'

/** Dialog of a correction, loaded when one is asked for. */
export const DeferredCorrectionDialog = openable(async () => {
  const [{ CorrectionDialog }] = await Promise.all([import('./CorrectionDialog.tsx'), loadFormRooms()])
  return CorrectionDialog
})
