import { enFrase } from '../../src/language/enFrase.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { Falla } from '../http/Falla.ts'

/** Builds the 404 that names the missing record in the words of its resource. */
export const missingRecord = ({ label }: AnyResource) =>
  new Falla(404, `No se encontró ${label.feminine ? 'la' : 'el'} ${enFrase(label.one)}`)
