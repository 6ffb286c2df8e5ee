import type { Value, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import { isOutsideHistory, traitsOf } from '../../../src/schema/traits.ts'
import { itemsOf } from '../../../src/schema/record/storedValue.ts'
import type { Queryable } from '../../db/queryable.ts'
import { valueOf } from '../read/valueOf.ts'
import { keyFieldOf } from '../registry.ts'
import { isSameValue } from '../recordChange.ts'
import { formPartNamed } from '../serverHouse.ts'
import type { Body } from './writeContext.ts'

/** Returns the columns that the table keeps of a record's values. An unset key or status is left to the column's default. */
export const rowOf = (
  { fields, key, account }: AnyResource,
  values: Values,
  id_usuario: string | null,
): Record<string, Value> => ({
  ...Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([name, field]) =>
          traitsOf(field).stored && !(isEmpty(values[name]) && (name === key || field.only === 'update')),
      )
      .map(([name]) => [name, values[name]]),
  ),
  ...(account ? { id_usuario } : {}),
})

const isEmpty = (value: Value) => (value ?? null) === null

/** Returns what history keeps of a record's values: all that was decided, by the names of the record. */
export const historySnapshot = ({ fields }: AnyResource, values: Values): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !isOutsideHistory(field))
      .map(([name, field]) => [columnName(name, field), values[name] ?? null]),
  )

/** Returns the generated key: the one that the client proposes when it is a UUID, else null, for the database's own. */
export const generatedKey = (resource: AnyResource, body: Body): Values => {
  const field = keyFieldOf(resource)
  if (field.kind !== 'id') return {}
  const proposed = valueOf(field, body[resource.key] ?? body.id)
  return { [resource.key]: typeof proposed === 'string' ? proposed.toLowerCase() : null }
}

/** Writes the hand-made parts of a record that changed, each through its own room. */
export const writeParts = async (
  tx: Queryable,
  { fields }: AnyResource,
  { key, values, before = {} }: { key: string; values: Values; before?: Values },
) => {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'part' && !isSameValue(before[name] ?? null, values[name] ?? null))
      await formPartNamed(field.of).write(tx, key, itemsOf(field, values[name]))
  }
}

/** Tells whether a record has parts that other tables keep. */
export const hasParts = ({ fields }: AnyResource): boolean => Object.values(fields).some(({ kind }) => kind === 'part')
