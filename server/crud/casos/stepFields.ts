import { isUnprintable } from '../../../src/language/texto.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Content } from '../../../src/schema/process/process.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { validate, type Errors } from '../../../src/schema/validate.ts'
import { stepRoomNamed } from '../serverHouse.ts'
import { brokenPointers } from '../write/judgeValues.ts'
import type { CaseWork } from './caseWork.ts'
import { refuseSaid, type Said } from './said.ts'

/** The fields that go with a step, as they are declared. */
export const fieldsWith = ({ fields }: AnyResource, content: Content | undefined): readonly string[] =>
  Object.keys(fields).filter(name => content?.fields?.includes(name))

/** Answers the fields that go with a step, judged as a form would; 422 for all that is wrong. The record of a case that begins is judged once it is locked. */
export const judgedFields = async (
  work: CaseWork,
  names: readonly string[],
  said: Said,
  stored: Values,
): Promise<Values> => {
  const { tx, context, process } = work
  const { fields, errors } = saidFields(work, names, said, stored)
  const of = said.values[process.of]
  const nobody = typeof of === 'string' && isUnprintable(of) ? process.of : undefined
  refuseSaid(said, Object.fromEntries(Object.entries(errors).filter(([name]) => name !== nobody)))
  refuseSaid({ faults: await brokenPointers(tx, context, { ...stored, ...fields, [process.of]: null }) })
  return fields
}

/** What was said in these fields, as it would be stored, and what is wrong with it. */
export const saidFields = (
  { resource, today }: CaseWork,
  names: readonly string[],
  said: Said,
  stored: Values,
): { fields: Values; errors: Errors } => {
  const given = Object.fromEntries(names.map(name => [name, said.values[name]]))
  const { values, errors } = validate(resource, 'create', given, today, stored)
  return {
    fields: Object.fromEntries(names.map(name => [name, values[name] ?? null])),
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name))),
  }
}

/** What the room of a step answers, once it does not refuse. */
export const roomOf = async (work: CaseWork, name: string | undefined, caso: Values): Promise<Values> =>
  name === undefined ? {} : stepRoomNamed(name)(work, caso)
