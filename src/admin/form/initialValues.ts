import type { RaRecord } from 'ra-core'
import type { AnyField, Value, Values } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { traitsOf } from '../../schema/traits.ts'

/** What a form begins with: the record's values, or an empty form's with what is known already. Figures are text while they are written. */
export const initialValues = ({ fields }: AnyResource, record?: RaRecord, values: Values = {}): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      record ? written(field, record[name]) : (values[name] ?? first(field)),
    ]),
  )

const first = (field: AnyField): Value =>
  ('initial' in field ? field.initial : undefined) ?? traitsOf(field).blank ?? null

const written = (field: AnyField, value: Value): Value =>
  traitsOf(field).figure && typeof value === 'number' ? String(value) : (value ?? null)
