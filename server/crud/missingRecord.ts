import { enFrase } from '../../src/language/enFrase.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { Falla } from '../http/Falla.ts'

/** 404 that names what is not there. */
export const missingRecord = ({ label }: AnyResource) =>
  new Falla(404, `No se encontró ${label.feminine ? 'la' : 'el'} ${enFrase(label.one)}`)
