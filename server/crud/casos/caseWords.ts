import { enFrase } from '../../../src/language/enFrase.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'

/** Returns the words for a kind of case in a sentence: its noun («baja temporal»), «este» or «esta», and «El» or «La» for its beginning. */
export const caseWords = ({ label }: AnyResource) => ({
  noun: enFrase(label.one),
  this: label.feminine ? 'esta' : 'este',
  the: label.feminine ? 'La' : 'El',
})
