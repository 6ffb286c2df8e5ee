import { union } from 'es-toolkit'
import { enFrase } from '../../../src/language/enFrase.ts'
import type { StepTold, TellingWords, CaseNotice } from '../../../src/schema/process/process.ts'
import { stateLabel } from '../../../src/schema/process/stateLabel.ts'
import { isRole, type Role } from '../../../src/schema/account/roles.ts'
import { titleOf } from '../../../src/schema/record/text.ts'
import { byName } from '../../../src/schema/record/byName.ts'
import { tell } from '../notices/tell.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { audienceOf } from './audienceOf.ts'
import type { CaseWork } from './caseWork.ts'

/** Tells the roles that a state is declared to tell that a case came to it, except whoever brought it there, in the transaction of the step. */
export const tellState = async (
  work: CaseWork,
  at: StoredRecord,
  state: string,
  taken: Omit<StepTold, 'record' | 'today'>,
) => {
  for (const [role, told] of Object.entries(work.process.tells?.[state] ?? {})) {
    const words =
      told && wordsOf(work, told, { at, state, taken: { ...taken, today: work.today, record: at.registro } })
    if (isRole(role) && words) await tellRole(work, at, role, words)
  }
}

const wordsOf = (
  work: CaseWork,
  told: CaseNotice,
  { at, state, taken }: { at: StoredRecord; state: string; taken: StepTold },
) =>
  typeof told === 'string'
    ? { subject: subjectOf(work, state), text: said(told.replaceAll('{caso}', nameOf(work, at)), taken.comment) }
    : told(at.values, taken)

/** Tells those who were told of a state, and those whose turn it is once more, that a case left it again, and why. */
export const tellUndone = async (
  work: CaseWork,
  at: StoredRecord,
  { from, to, reason }: { from: string; to: string; reason: string | null },
) => {
  const { tells, states } = work.process
  const turn = states[to]?.turn
  const text = `Se deshizo el último paso de «${nameOf(work, at)}»: estaba en «${stateLabel(work.process, from)}», y está otra vez en «${stateLabel(work.process, to)}».`
  for (const role of union(Object.keys(tells?.[from] ?? {}), turn && tells ? [turn] : []))
    if (isRole(role)) await tellRole(work, at, role, { subject: subjectOf(work, to), text: said(text, reason) })
}

const subjectOf = ({ resource, process }: CaseWork, state: string) =>
  `${resource.label.one}: ${enFrase(stateLabel(process, state))}`

const said = (text: string, comment: string | null) => (comment ? `${text}\n«${comment}»` : text)

const nameOf = ({ resource }: CaseWork, { registro }: StoredRecord) => titleOf(resource, byName(resource, registro))

const tellRole = async (work: CaseWork, at: StoredRecord, role: Role, words: TellingWords) => {
  const { tx, c, resource } = work
  const { options, usuario } = c.var
  const to = await audienceOf(work, at, role)
  if (to)
    await tell(tx, options, {
      to,
      ...words,
      about: { resource: resource.name, key: at.key },
      except: [usuario.id],
    })
}
