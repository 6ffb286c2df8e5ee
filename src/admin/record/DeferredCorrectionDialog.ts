import { preloadable } from '../defer/preloadable.tsx'
import { loadFormRooms } from '../form/formRooms.ts'

/** The dialog of a correction, whose code comes when one is asked for. */
export const DeferredCorrectionDialog = preloadable(async () => {
  const [{ CorrectionDialog }] = await Promise.all([import('./CorrectionDialog.tsx'), loadFormRooms()])
  return CorrectionDialog
})
