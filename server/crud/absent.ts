import type { AnyResource } from '../../src/schema/resource.ts'
import { Falla } from '../falla.ts'

/** 404 that names what is not there. */
export const absent = ({ label }: AnyResource) =>
  new Falla(404, `No se encontró ${label.feminine ? 'la' : 'el'} ${label.one}`)
