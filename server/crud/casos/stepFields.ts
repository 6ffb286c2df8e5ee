import { isUnprintable } from '../../../src/language/texto.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Content } from '../../../src/schema/process/process.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { validate, type Errors } from '../../../src/schema/validate.ts'
import { stepRoomNamed } from '../serverHouse.ts'
import { brokenPointers } from '../write/judgeValues.ts'
import type { CaseWork } from './caseWork.ts'
import { refuseFaults, type SentStep } from './readSentStep.ts'

/** Names the fields that go with a step, in the order of their declaration. */
export const fieldsOfContent = ({ fields }: AnyResource, content: Content | undefined): readonly string[] =>
  Object.keys(fields).filter(name => content?.fields?.includes(name))

/** Judges the fields that go with a step as a form would; answers their values, 422 for all that is wrong. The record of a case that begins is judged once it is locked. */
export const judgeSentFields = async (
  work: CaseWork,
  names: readonly string[],
  sent: SentStep,
  stored: Values,
): Promise<Values> => {
  const { tx, context, process } = work
  const { fields, errors } = validateSentFields(work, names, sent, stored)
  const of = sent.values[process.of]
  const nobody = typeof of === 'string' && isUnprintable(of) ? process.of : undefined
  refuseFaults(sent, Object.fromEntries(Object.entries(errors).filter(([name]) => name !== nobody)))
  refuseFaults({ faults: await brokenPointers(tx, context, { ...stored, ...fields, [process.of]: null }) })
  return fields
}

/** Returns the values sent in these fields, as they would be stored, and their errors. */
export const validateSentFields = (
  { resource, today }: CaseWork,
  names: readonly string[],
  sent: SentStep,
  stored: Values,
): { fields: Values; errors: Errors } => {
  const namedValues = Object.fromEntries(names.map(name => [name, sent.values[name]]))
  const { values, errors } = validate(resource, 'create', namedValues, { today, stored })
  return {
    fields: Object.fromEntries(names.map(name => [name, values[name] ?? null])),
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name))),
  }
}

/** Runs the room of a step, which may refuse; answers the values that it gives the case. */
export const roomOf = async (work: CaseWork, name: string | undefined, caso: Values): Promise<Values> =>
  name === undefined ? {} : stepRoomNamed(name)(work, caso)
