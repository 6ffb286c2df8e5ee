import type { AnyResource } from '../resource.ts'
import { valueAt, type Registro } from './valueAt.ts'

/** Returns a record of the API with each field also under its own name. */
export const byName = ({ fields }: Pick<AnyResource, 'fields'>, record: Registro): Registro => ({
  ...record,
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueAt(record, field.record ?? name)])),
})
