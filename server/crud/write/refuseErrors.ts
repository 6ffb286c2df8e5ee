import type { Errors } from '../../../src/schema/validate.ts'
import { Falla } from '../../http/Falla.ts'

/** Refuses (422) with a sentence for each field that is wrong; does nothing when none is. */
export const refuseErrors = (errors: Errors) => {
  if (Object.keys(errors).length) throw new Falla(422, 'Primero corrija las validaciones', { errors: { ...errors } })
}
