import type { AnyResource } from '../resource.ts'
import { isFree } from '../doors/doors.ts'
import type { RecordField } from './filterForms.ts'
import type { Role } from '../account/roles.ts'

/** Returns the list from which a role chooses records to filter by: the offered one if it needs no parameters, else the first such. Undefined where the role reads none. */
export const doorToChoose = (
  { offer }: Pick<RecordField, 'offer'>,
  { lists }: Pick<AnyResource, 'lists'>,
  role: Role | undefined,
): string | undefined => {
  const free = Object.entries(lists)
    .filter(([, door]) => isFree(door) && role && door.roles.includes(role))
    .map(([list]) => list)
  return free.find(list => list === offer?.list) ?? free[0]
}
