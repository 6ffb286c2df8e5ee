import { checkOf } from '../../../src/schema/checks.ts'
import type { AnyField, Value } from '../../../src/schema/kinds.ts'
import { isUnprintable } from '../../../src/schema/tidy.ts'
import { keyFieldOf, resourceOf } from '../registry.ts'

/** The value as the database takes it; undefined for what the field could never hold. */
export const valueOf = (field: AnyField, sent: unknown): Value => {
  const { success, data } = checkOf(comparable(field)).safeParse(sent)
  return !success || (typeof data === 'string' && isUnprintable(data)) ? undefined : data
}

/** What points at a generated key is compared as one. */
const comparable = (field: AnyField): AnyField => {
  const key = field.kind === 'reference' ? keyFieldOf(resourceOf(field.to)) : field
  return key.kind === 'id' ? key : field
}
