import type { AnyResource } from '../resource.ts'
import { paramsOf } from '../resource.ts'
import type { RecordField } from './filterForms.ts'
import type { Role } from '../account/roles.ts'

/** The list of the target from which a role chooses by what to filter: the one that the field offers, or the first without parameters. Undefined where the role may read none. */
export const doorToChoose = (
  { offer }: Pick<RecordField, 'offer'>,
  { lists }: Pick<AnyResource, 'lists'>,
  role: Role | undefined,
): string | undefined => {
  const free = Object.entries(lists)
    .filter(([, { path, roles, single }]) => !single && !paramsOf(path).length && role && roles.includes(role))
    .map(([list]) => list)
  return free.find(list => list === offer?.list) ?? free[0]
}
