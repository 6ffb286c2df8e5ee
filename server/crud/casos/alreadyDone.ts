import { house } from '../../../src/schema/house.ts'
import { phaseAt } from '../../../src/schema/process/phases.ts'
import type { AnyProcess, Refusal, Step } from '../../../src/schema/process/process.ts'
import { stateLabel } from '../../../src/schema/process/stateLabel.ts'
import type { Usuario } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import type { CaseResource } from './caseContext.ts'
import { caseWords } from './caseWords.ts'
import { opening, type Movement } from './movements.ts'

/** Builds the 409 for a step that a case is not open to: who did what first and when, or where the case stands. */
export const alreadyDone = (
  resource: CaseResource,
  { name, label, from, otherwise = {} }: Pick<Step, 'label' | 'otherwise'> & { name?: string; from: Origins },
  { at, last, usuario: { id }, fault }: Late,
): Falla => {
  const { noun, this: thisOne, the } = caseWords(resource)
  const { process } = resource
  const late = otherwise[at]
  if (late) return refusal(resource, late, last, { id })
  if (last && isOvertaken(process, from, last)) {
    const phase = phaseAt(process, last.fase)
    const { done } = process.states[last.a] ?? {}
    const verb = (last.paso !== name && done) || verbOf(process, last)
    return new Falla(
      409,
      `${last.usuario_id === id ? 'Usted' : last.autor} ya ${verb} ${phase ? `«${phase.label}»` : `${thisOne} ${noun}`} el ${house().moment(last.momento)}`,
      { data: dataOf(resource, last) },
    )
  }
  if (fault) return new Falla(409, fault)
  return new Falla(409, `${the} ${noun} está en «${stateLabel(process, at)}», y ahí no se puede «${label}»`)
}

/** State of a case and its last step, who comes too late, and why else it is not open to the step. */
type Late = { at: string; last: Movement | undefined; usuario: Pick<Usuario, 'id'>; fault?: string | undefined }

type Origins = Step['from'] | null

/** Tells whether the last step took a case out of the states in which a step begins or, on a phase, led it elsewhere. */
const isOvertaken = (process: AnyProcess, from: Origins, { paso, fase, de, a }: Movement) => {
  const origins = [from].flat()
  return paso !== opening && (origins.includes(de) || (phaseAt(process, fase) !== undefined && !origins.includes(a)))
}

/** Builds the 409 of a process in its own words; tells who did it and when, where the sentence says so and that is known. */
export const refusal = (
  resource: CaseResource,
  reason: Refusal,
  movement: Movement | undefined,
  { id }: Pick<Usuario, 'id'>,
): Falla => {
  if (typeof reason === 'string') return new Falla(409, reason, { data: movement && dataOf(resource, movement) })
  if (!movement) return new Falla(409, reason.because)
  const author = movement.usuario_id === id ? `Usted ${reason.did}` : `${capitalized(reason.did)} ${movement.autor}`
  return new Falla(409, `${reason.because}. ${author} el ${house().moment(movement.momento)}`, {
    data: { ...dataOf(resource, movement), ...reason.data },
  })
}

const dataOf = ({ process: { phases } }: CaseResource, { autor, momento, a, comentario }: Movement) => ({
  quien: autor,
  cuando: momento,
  [phases?.state ?? 'estado']: a,
  comentario,
})

const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Returns the verb of a step that was done: «aceptó». */
const verbOf = ({ steps }: AnyProcess, { paso, deshace }: Movement) =>
  deshace === null ? (steps[paso]?.done ?? paso) : 'deshizo un paso de'
