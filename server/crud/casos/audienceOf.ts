import type { Role } from '../../../src/schema/account/roles.ts'
import { isPersonOfCase } from '../../../src/schema/process/isPersonOfCase.ts'
import type { Participant } from '../../../src/schema/process/process.ts'
import { registered } from '../../../src/schema/registered.ts'
import type { Audience } from '../notices/audience.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { serverHouse } from '../serverHouse.ts'
import type { CaseWork } from './caseWork.ts'
import { referredResource } from './setRecord.ts'

/** Returns the audience of those of a role who see a case: whom it is of or names, those of its place, or all. Undefined where the house knows no place of it. */
export const audienceOf = async (work: CaseWork, at: StoredRecord, role: Role): Promise<Audience | undefined> => {
  const { resource, process } = work
  const { sees } = registered<Participant>(process.people, role)
  const nameOfPerson = typeof sees === 'object' ? sees.mine : isPersonOfCase(resource, role) ? process.of : undefined
  if (nameOfPerson !== undefined)
    return { people: referredResource(resource, nameOfPerson).name, keys: [String(at.values[nameOfPerson])] }
  return sees === 'all' ? { role, everywhere: true } : placed(work, at, role)
}

const placed = async ({ tx, resource }: CaseWork, { key }: StoredRecord, role: Role): Promise<Audience | undefined> => {
  const place = await serverHouse().placeOf?.(tx, resource, key)
  return place === undefined ? undefined : { role, place }
}
