import { currentSession } from '../../api/session.ts'
import { today } from '../../api/today.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Values } from '../../schema/kinds.ts'
import { isPersonOfCase } from '../../schema/process/isPersonOfCase.ts'
import { wayNamed } from '../../schema/process/phases.ts'
import type { AnyProcess, Content, Opening, Step } from '../../schema/process/process.ts'
import { undoing } from '../../schema/process/undoing.ts'
import type { Registro } from '../../schema/record/valueAt.ts'
import { recordPath, resourcePath, type AnyResource } from '../../schema/resource.ts'

/** Case that a dialog is about: its key, the number of its last step seen, and its record. */
type SeenCase = { id: string; tras: number; registro: Registro }

/** Act on a case that stands somewhere: a step, by the name of its way, or taking its last step back. */
export type CaseStep = { kind: 'step'; way: string } | { kind: 'undo' }

/** Act that a dialog asks for: beginning a case, or a step of one. */
export type CaseAct = { kind: 'begin' } | (CaseStep & { caso: SeenCase })

type StepForm = { label: string; content?: Content; confirm?: string; fields: readonly string[] }

/** Returns what an act on a case asks for. */
export const stepForm = (resource: AnyResource, act: CaseAct): StepForm => {
  const { process } = resource
  if (!process) return { label: '', fields: [] }
  if (act.kind === 'begin') return beginningForm(resource, process)
  if (act.kind === 'undo') return { ...undoing, fields: [] }
  const { label, step, phase } = wayNamed(process, act.way)
  return { label, ...formOf(step, act.caso.registro, phase) }
}

/** Returns what beginning a case asks for. A role that begins those of others is also asked whose the new case is. */
const beginningForm = (resource: AnyResource, { of, opens }: AnyProcess): StepForm => {
  const role = currentSession()?.rol
  const opening = formOf(opens, {})
  const isOthers = role !== undefined && !isPersonOfCase(resource, role)
  return { label: opens.label, ...opening, fields: isOthers ? [...new Set([of, ...opening.fields])] : opening.fields }
}

const formOf = (step: Step | Opening | undefined, record: Registro, phase?: number): Omit<StepForm, 'label'> => {
  const { with: content, confirm } = step ?? {}
  return {
    content,
    confirm: typeof confirm === 'function' ? confirm(record, today(), phase) : confirm,
    fields: content?.fields ?? [],
  }
}

/** Returns the messages of the required content that is missing, by the names under which it is sent. */
export const missingIn = (
  { comment, pdf }: Content,
  typed: { comment: string; file?: File },
): Readonly<Record<string, string>> => ({
  ...(typeof comment === 'string' && !typed.comment.trim() ? { comentario: comment } : {}),
  ...(pdf?.required && !typed.file ? { [fileFieldOf(pdf)]: pdf.required } : {}),
})

/** Returns the name under which the file of a step is sent. */
export const fileFieldOf = (pdf: Content['pdf']) => pdf?.sentAs ?? 'archivo'

/** Returns the path of the call that does an act. */
export const stepPath = (resource: AnyResource, act: CaseAct): string => {
  if (act.kind === 'begin') return resourcePath(resource)
  const { process } = resource
  const call = act.kind === 'undo' ? 'deshacer' : process ? wayNamed(process, act.way).call : act.way
  return `${recordPath(resource, act.caso.id)}/${call}`
}

/** Tells whether the steps of a resource's process write to records about which the server may have findings. */
export const isAdvised = ({ fields, process }: AnyResource) => {
  if (!process) return false
  const { of, opens, steps } = process
  const record = fields[of]
  const sets = [opens, ...Object.values(steps)].some(step => step.sets)
  return sets && record?.kind === 'reference' && resourceNamed(record.to).advice !== undefined
}

/** Returns the state that an act leads to, as values: fields may be asked for in that state alone. */
export const standingAfter = (process: AnyProcess | undefined, act: CaseAct): Values => {
  if (!process) return {}
  const { step, phase } = act.kind === 'step' ? wayNamed(process, act.way) : {}
  const { opens, phases } = process
  const to = step?.to ?? opens.to
  const states = phases?.list.map((_, at) => (at === phase ? to : opens.to))
  return states && phases ? phases.stands({}, states, today()) : { estado: to }
}
