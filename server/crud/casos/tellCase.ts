import { enFrase } from '../../../src/language/enFrase.ts'
import type { Participant, Taken, TellingWords, Told } from '../../../src/schema/process/process.ts'
import { stateLabel } from '../../../src/schema/process/stateLabel.ts'
import { registered } from '../../../src/schema/registered.ts'
import { isRole, type Role } from '../../../src/schema/account/roles.ts'
import { titleOf } from '../../../src/schema/record/text.ts'
import { byName } from '../../../src/schema/record/byName.ts'
import { tell } from '../notices/tell.ts'
import type { Audience } from '../notices/audience.ts'
import { serverHouse } from '../serverHouse.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import type { CaseWork } from './caseWork.ts'
import { ledToBy } from './setRecord.ts'

/** Tells those whom a state is declared to be told to that a case came to it, but for whoever brought it there, in the transaction of the step. */
export const tellState = async (work: CaseWork, at: StoredRecord, state: string, taken: Omit<Taken, 'record'>) => {
  for (const [role, told] of Object.entries(work.process.tells?.[state] ?? {})) {
    const words = told && wordsOf(work, told, at, state, { ...taken, record: at.registro })
    if (isRole(role) && words) await tellRole(work, at, role, words)
  }
}

const wordsOf = (work: CaseWork, told: Told, at: StoredRecord, state: string, taken: Taken) =>
  typeof told === 'string'
    ? { subject: subjectOf(work, state), text: said(told.replaceAll('{caso}', nameOf(work, at)), taken.comment) }
    : told(at.values, taken)

/** Tells those who were told of a state that a case left it again, and why. */
export const tellUndone = async (work: CaseWork, at: StoredRecord, from: string, to: string, reason: string | null) => {
  const { tells } = work.process
  const text = `Se deshizo el último paso de «${nameOf(work, at)}»: estaba en «${stateLabel(work.process, from)}», y está otra vez en «${stateLabel(work.process, to)}».`
  for (const role of Object.keys(tells?.[from] ?? {}))
    if (isRole(role)) await tellRole(work, at, role, { subject: subjectOf(work, to), text: said(text, reason) })
}

const subjectOf = ({ resource, process }: CaseWork, state: string) =>
  `${resource.label.one}: ${enFrase(stateLabel(process, state))}`

const said = (text: string, comment: string | null) => (comment ? `${text}\n«${comment}»` : text)

const nameOf = ({ resource }: CaseWork, { registro }: StoredRecord) => titleOf(resource, byName(resource, registro))

/** Those of a role who see the case. */
const tellRole = async (work: CaseWork, at: StoredRecord, role: Role, words: TellingWords) => {
  const { tx, c, resource, process } = work
  const { options, usuario } = c.var
  const { sees } = registered<Participant>(process.people, role)
  const named = sees === 'mine' ? process.of : typeof sees === 'object' ? sees.mine : undefined
  const to: Audience | undefined =
    named !== undefined
      ? { people: ledToBy(resource, named).name, keys: [String(at.values[named])] }
      : sees === 'all'
        ? { role, everywhere: true }
        : await placed(work, at, role)
  if (to)
    await tell(tx, options, {
      to,
      ...words,
      about: { resource: resource.name, key: at.key },
      except: [usuario.id],
    })
}

/** Those of a role at the place of the case; nobody where the house knows none. */
const placed = async ({ tx, resource }: CaseWork, { key }: StoredRecord, role: Role): Promise<Audience | undefined> => {
  const place = await serverHouse().placeOf?.(tx, resource, key)
  return place === undefined ? undefined : { role, place }
}
