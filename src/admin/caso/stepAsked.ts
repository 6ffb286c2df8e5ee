import { currentSession } from '../../api/session.ts'
import { today } from '../../api/today.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Values } from '../../schema/kinds.ts'
import { wayNamed } from '../../schema/process/phases.ts'
import type { AnyProcess, Content } from '../../schema/process/process.ts'
import { undoing } from '../../schema/process/undoing.ts'
import type { Registro } from '../../schema/record/valueAt.ts'
import { recordPath, resourcePath, type AnyResource } from '../../schema/resource.ts'

/** Returns what a step of a case asks for, or beginning one when there is no record yet. A role that sees more than its own cases is also asked whose the new case is. */
export const stepAsked = (
  process: AnyProcess | undefined,
  step: string,
  record: Registro | undefined,
): { label: string; content?: Content; confirm?: string; fields: readonly string[] } => {
  const opening = record === undefined
  if (step === 'deshacer' && !opening) return { ...undoing, fields: [] }
  const way = process && wayNamed(process, step)
  const said = opening ? process?.opens : way?.step
  const role = currentSession()?.rol
  const whose = opening && process && role && process.people[role]?.sees !== 'mine' ? [process.of] : []
  return {
    label: (opening ? said?.label : way?.label) ?? step,
    content: said?.with,
    confirm: typeof said?.confirm === 'function' ? said.confirm(record ?? {}, today(), way?.phase) : said?.confirm,
    fields: [...new Set([...whose, ...(said?.with?.fields ?? [])])],
  }
}

/** Returns the messages of the required content that is missing, by the names under which it is sent. */
export const missingIn = (
  { comment, pdf }: Content,
  said: { comment: string; file?: File },
): Readonly<Record<string, string>> => ({
  ...(typeof comment === 'string' && !said.comment.trim() ? { comentario: comment } : {}),
  ...(pdf?.required && !said.file ? { [fileFieldOf(pdf)]: pdf.required } : {}),
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
