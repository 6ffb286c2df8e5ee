import { house } from '../../../src/schema/house.ts'
import { phaseAt } from '../../../src/schema/process/phases.ts'
import type { AnyProcess, Refusal, Step } from '../../../src/schema/process/process.ts'
import { stateLabel } from '../../../src/schema/process/stateLabel.ts'
import type { Usuario } from '../../contexto.ts'
import { Falla } from '../../http/Falla.ts'
import { caseWords, type CaseResource } from './caseWork.ts'
import { opening, type Movement } from './movements.ts'

/** 409 for a step that a case is not open to: who did what came first and when, or where the case stands. */
export const alreadyDone = (
  resource: CaseResource,
  { name, label, from, otherwise = {} }: Pick<Step, 'label' | 'from' | 'otherwise'> & { name?: string },
  at: string,
  last: Movement | undefined,
  { id }: Usuario,
  fault?: string,
): Falla => {
  const { noun, this: these, the } = caseWords(resource)
  const { states } = resource.process
  const phase = phaseAt(resource.process, last?.fase)
  const late = otherwise[at]
  if (late) return refusal(resource, late, last, { id })
  const data = last && dataOf(resource, last)
  const origins = [from].flat()
  const overtaken = last && (last.de === null || origins.includes(last.de) || (phase && !origins.includes(last.a)))
  const verb = last && ((last.paso !== name && states[last.a]?.done) || verbOf(resource.process, last))
  if (overtaken && last.paso !== opening)
    return new Falla(
      409,
      `${last.usuario_id === id ? 'Usted' : last.autor} ya ${verb} ${phase ? `«${phase.label}»` : `${these} ${noun}`} el ${house().moment(last.momento)}`,
      { data },
    )
  if (fault) return new Falla(409, fault)
  return new Falla(409, `${the} ${noun} está en «${stateLabel(resource.process, at)}», y ahí no se puede «${label}»`)
}

/** 409 in the words of a process for who comes too late: by whom it was done and when, where the sentence tells so and that is known. */
export const refusal = (
  resource: CaseResource,
  said: Refusal,
  done: Movement | undefined,
  { id }: Pick<Usuario, 'id'>,
): Falla => {
  const data = done && dataOf(resource, done)
  if (typeof said === 'string') return new Falla(409, said, { data })
  if (!done) return new Falla(409, said.because)
  const who = done.usuario_id === id ? `Usted ${said.did}` : `${capitalized(said.did)} ${done.autor}`
  return new Falla(409, `${said.because}. ${who} el ${house().moment(done.momento)}`, {
    data: { ...data, ...said.data },
  })
}

const dataOf = ({ process: { phases } }: CaseResource, { autor, momento, a, comentario }: Movement) => ({
  quien: autor,
  cuando: momento,
  [phases?.state ?? 'estado']: a,
  comentario,
})

const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** «aceptó» */
export const verbOf = ({ steps, opens }: AnyProcess, { paso, deshace }: Pick<Movement, 'paso' | 'deshace'>) =>
  deshace === null ? (paso === opening ? opens.done : (steps[paso]?.done ?? paso)) : 'deshizo un paso de'
