import type { RaRecord } from 'ra-core'
import type { Value } from '../../schema/kinds.ts'
import type { AnyField, FieldKind } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** What a form begins with: the record's values, or an empty form's. Figures are text while they are written. */
export const initialValues = ({ fields }: AnyResource, record?: RaRecord): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, record ? written(field, record[name]) : first(field)]),
  )

const first = (field: AnyField): Value => ('initial' in field ? field.initial : undefined) ?? empty[field.kind] ?? null

const empty: Partial<Record<FieldKind, Value>> = { flag: false, choices: [] }

const written = ({ kind }: AnyField, value: Value): Value =>
  (kind === 'integer' || kind === 'decimal') && typeof value === 'number' ? String(value) : (value ?? null)
