import type { Values } from '../../../src/schema/kinds.ts'
import { itemsOf } from '../../../src/schema/storedValue.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../contexto.ts'
import { formPartNamed } from '../serverHouse.ts'

/** Keeps the hand-made parts of a record, each through its own room. */
export const writeParts = async (tx: Queryable, { fields }: AnyResource, values: Values, key: string) => {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'part') await formPartNamed(field.of).write(tx, key, itemsOf(field, values[name]))
  }
}

/** Whether a record has parts that other tables keep. */
export const hasParts = ({ fields }: AnyResource): boolean => Object.values(fields).some(({ kind }) => kind === 'part')
