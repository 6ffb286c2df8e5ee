import { union } from 'es-toolkit'
import { enFrase } from '../../../src/language/enFrase.ts'
import type { NoticedStep, TellingWords, CaseNotice } from '../../../src/schema/process/process.ts'
import { stateLabel } from '../../../src/schema/process/stateLabel.ts'
import { isRole, type Role } from '../../../src/schema/account/roles.ts'
import { titleOf } from '../../../src/schema/record/text.ts'
import { byName } from '../../../src/schema/record/byName.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { audienceOf } from './audienceOf.ts'
import type { CaseWork } from './caseWork.ts'

/** Tells the roles that a state is declared to tell that a case came to it, except whoever brought it there, in the transaction of the step. */
export const tellState = async (
  work: CaseWork,
  at: StoredRecord,
  state: string,
  step: Omit<NoticedStep, 'record' | 'today'>,
) => {
  for (const [role, notice] of Object.entries(work.process.tells?.[state] ?? {})) {
    const words =
      notice && wordsOf(work, notice, { at, state, step: { ...step, today: work.today, record: at.registro } })
    if (isRole(role) && words) await tellRole(work, at, role, words)
  }
}

const wordsOf = (
  work: CaseWork,
  notice: CaseNotice,
  { at, state, step }: { at: StoredRecord; state: string; step: NoticedStep },
) =>
  typeof notice === 'string'
    ? {
        subject: subjectOf(work, state),
        text: withComment(notice.replaceAll('{caso}', nameOf(work, at)), step.comment),
      }
    : notice(at.values, step)

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
    if (isRole(role)) await tellRole(work, at, role, { subject: subjectOf(work, to), text: withComment(text, reason) })
}

const subjectOf = ({ resource, process }: CaseWork, state: string) =>
  `${resource.label.one}: ${enFrase(stateLabel(process, state))}`

const withComment = (text: string, comment: string | null) => (comment ? `${text}\n«${comment}»` : text)

const nameOf = ({ resource }: CaseWork, { registro }: StoredRecord) => titleOf(resource, byName(resource, registro))

const tellRole = async (work: CaseWork, at: StoredRecord, role: Role, words: TellingWords) => {
  const { tx, context, resource } = work
  const to = await audienceOf(work, at, role)
  if (to) await context.tell(tx, [{ to, ...words, about: { resource: resource.name, key: at.key } }])
}
