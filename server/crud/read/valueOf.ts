import { resourceNamed } from '../../../src/schema/house.ts'
import { checkOf } from '../../../src/schema/checkOf.ts'
import type { AnyField, Value } from '../../../src/schema/kinds.ts'
import { isUnprintable } from '../../../src/language/texto.ts'
import { keyFieldOf } from '../registry.ts'

/** Returns the value as the database compares it; undefined for what it could not. A text that its field would refuse is compared all the same, and found nowhere. */
export const valueOf = (field: AnyField, sent: unknown): Value => {
  const { success, data } = checkOf(comparable(field)).safeParse(sent)
  const value = success ? data : field.kind === 'text' && typeof sent === 'string' ? sent : undefined
  return isUnprintable(String(value)) ? undefined : value
}

/** Returns the field by whose rules a value is compared: for a reference to a generated key, that key. */
const comparable = (field: AnyField): AnyField => {
  const key = field.kind === 'reference' ? keyFieldOf(resourceNamed(field.to)) : field
  return key.kind === 'id' ? key : field
}
