import { isByKey, mayOpen } from './doors.ts'
import { house } from '../house.ts'
import { resourcePath, type AnyResource } from '../resource.ts'
import type { Role } from '../account/roles.ts'

/** Returns the roles that read one record by its key; none where a declared door has that very address. */
export const recordReaders = (resource: AnyResource): readonly Role[] => {
  const ownPath = `${resourcePath(resource)}/{`
  const declared = Object.values(resource.lists).some(door => isByKey(resource, door) && door.path.startsWith(ownPath))
  return declared ? [] : house().roles.filter(role => mayOpen(resource, role))
}
