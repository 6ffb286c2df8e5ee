import { resourceNamed } from '../../../src/schema/house.ts'
import { checkOf } from '../../../src/schema/checkOf.ts'
import type { AnyField, Value } from '../../../src/schema/kinds.ts'
import { isUnprintable } from '../../../src/language/texto.ts'
import { keyFieldOf } from '../registry.ts'

/** The value as the database compares it; undefined for what it could not. A text that its field would refuse is compared all the same, and found nowhere. */
export const valueOf = (field: AnyField, sent: unknown): Value => {
  const { success, data } = checkOf(comparable(field)).safeParse(sent)
  const value = success ? data : field.kind === 'text' && typeof sent === 'string' ? sent : undefined
  return isUnprintable(String(value)) ? undefined : value
}

/** What points at a generated key is compared as one. */
const comparable = (field: AnyField): AnyField => {
  const key = field.kind === 'reference' ? keyFieldOf(resourceNamed(field.to)) : field
  return key.kind === 'id' ? key : field
}
