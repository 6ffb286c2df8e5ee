import { currentSession } from '../../api/session.ts'
import { today } from '../../api/today.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Values } from '../../schema/kinds.ts'
import { wayNamed } from '../../schema/process/phases.ts'
import type { AnyProcess, Content, Opening, Step } from '../../schema/process/process.ts'
import { undoing } from '../../schema/process/undoing.ts'
import type { Registro } from '../../schema/record/valueAt.ts'
import { recordPath, resourcePath, type AnyResource } from '../../schema/resource.ts'

type StepAsked = { label: string; content?: Content; confirm?: string; fields: readonly string[] }

/** Returns what a step of a case asks for, or beginning one when there is no record yet. */
export const stepAsked = (process: AnyProcess | undefined, step: string, record: Registro | undefined): StepAsked => {
  if (!process) return { label: step, fields: [] }
  if (!record) return beginningAsked(process)
  if (step === 'deshacer') return { ...undoing, fields: [] }
  const way = wayNamed(process, step)
  return { label: way.label, ...askedBy(way.step, record, way.phase) }
}

/** Returns what beginning a case asks for. A role that sees more than its own cases is also asked whose the new case is. */
const beginningAsked = ({ of, opens, people }: AnyProcess): StepAsked => {
  const role = currentSession()?.rol
  const opening = askedBy(opens, {})
  const isOthers = role !== undefined && people[role]?.sees !== 'mine'
  return { label: opens.label, ...opening, fields: isOthers ? [...new Set([of, ...opening.fields])] : opening.fields }
}

const askedBy = (step: Step | Opening | undefined, record: Registro, phase?: number): Omit<StepAsked, 'label'> => {
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

/** Returns the path that takes a step of a case, or that begins a case where there is none yet. */
export const stepPath = (resource: AnyResource, step: string, caso: string | undefined): string => {
  if (caso === undefined) return resourcePath(resource)
  const { process } = resource
  return `${recordPath(resource, caso)}/${process && step !== 'deshacer' ? wayNamed(process, step).call : step}`
}

/** Tells whether the steps of a resource's process write to records about which the server may have findings. */
export const isAdvised = ({ fields, process }: AnyResource) => {
  if (!process) return false
  const { of, opens, steps } = process
  const record = fields[of]
  const sets = [opens, ...Object.values(steps)].some(step => step.sets)
  return sets && record?.kind === 'reference' && resourceNamed(record.to).advice !== undefined
}

/** Returns the state that a step leads to, as values: fields may be asked for in that state alone. */
export const standingAfter = (process: AnyProcess | undefined, way: string): Values => {
  if (!process) return {}
  const { step, phase } = wayNamed(process, way)
  const { opens, phases } = process
  const to = step?.to ?? opens.to
  const states = phases?.list.map((_, at) => (at === phase ? to : opens.to))
  return states && phases ? phases.stands({}, states, today()) : { estado: to }
}
