import { byName } from '../schema/record/byName.ts'
import { sentFields, type Mode } from '../schema/active.ts'
import { storedValue } from '../schema/record/storedValue.ts'
import type { AnyField, Values } from '../schema/kinds.ts'
import type { AnyResource } from '../schema/resource.ts'
import { today } from '../api/today.ts'
import type { Registro } from '../schema/record/valueAt.ts'

/** Returns a record as screens hold it: the API's own, with each field also under its name, and its key as `id`. */
export const fromApi = (resource: AnyResource, record: Registro): Registro & { id: string } => {
  const values = byName(resource, record)
  return { ...values, id: String(values[resource.key] ?? '') }
}

/** Builds the body that a form sends: the fields that mode and conditions admit, and the computed ones; on update also the key and the version that was read. */
export const toBody = ({ fields, key }: AnyResource, mode: Mode, values: Values, stored?: Values): Registro => ({
  ...(mode === 'update' && stored?.[key] !== undefined ? { [key]: stored[key] } : {}),
  ...Object.fromEntries(
    sentFields(fields, mode, values, stored).map(([name, field]) => [name, fieldValue(name, field, values) ?? null]),
  ),
  ...(mode === 'update' && values.version !== undefined ? { version: values.version } : {}),
})

const fieldValue = (name: string, field: AnyField, values: Values) =>
  field.kind === 'computed' ? field.value(values, today()) : storedValue(field, values[name])
