import { openable } from '../defer/openable.tsx'
import { loadFormRooms } from '../form/formRooms.ts'

/** Dialog of a step, whose code (fields, validation, files) loads when a step is asked for. */
export const DeferredStepDialog = openable(async () => {
  const [{ StepDialog }] = await Promise.all([import('./StepDialog.tsx'), loadFormRooms()])
  return StepDialog
})
