import type { RaRecord } from 'ra-core'
import type { AnyField, Value, Values } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { traitsOf } from '../../schema/traits.ts'

/** Returns the values with which a form begins: those of the record, or the known values and the defaults of a new one. Figures are text while they are edited. */
export const initialValues = ({ fields }: AnyResource, record?: RaRecord, values: Values = {}): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      record ? asInputValue(field, record[name]) : (values[name] ?? first(field)),
    ]),
  )

const first = (field: AnyField): Value =>
  ('initial' in field ? field.initial : undefined) ?? traitsOf(field).blank ?? null

const asInputValue = (field: AnyField, value: Value): Value =>
  traitsOf(field).figure && typeof value === 'number' ? String(value) : (value ?? null)
