import { house } from '../../../src/schema/house.ts'
import type { AnyProcess, Step } from '../../../src/schema/process/process.ts'
import type { Usuario } from '../../contexto.ts'
import { Falla } from '../../http/Falla.ts'
import { caseWords, type CaseResource } from './caseWork.ts'
import { opening, type Movement } from './movements.ts'

/** 409 for a step that a case is not open to: who did what came first and when, or where the case stands. */
export const alreadyDone = (
  resource: CaseResource,
  { label, from, otherwise = {} }: Pick<Step, 'label' | 'from' | 'otherwise'>,
  at: string,
  last: Movement | undefined,
  { id }: Usuario,
): Falla => {
  const { noun, this: these, the } = caseWords(resource)
  const { states } = resource.process
  const data = last && { quien: last.autor, cuando: last.momento, estado: last.a, comentario: last.comentario }
  if (otherwise[at]) return new Falla(409, otherwise[at], { data })
  if (last && (last.de === null || [from].flat().includes(last.de)) && last.paso !== opening)
    return new Falla(
      409,
      `${last.usuario_id === id ? 'Usted' : last.autor} ya ${verbOf(resource.process, last)} ${these} ${noun} el ${house().moment(last.momento)}`,
      { data },
    )
  const state = states[last?.a ?? '']?.label ?? ''
  return new Falla(409, `${the} ${noun} está en «${state}», y ahí no se puede «${label}»`)
}

/** «aceptó» */
export const verbOf = ({ steps, opens }: AnyProcess, { paso, deshace }: Pick<Movement, 'paso' | 'deshace'>) =>
  deshace === null ? (paso === opening ? opens.done : (steps[paso]?.done ?? paso)) : 'deshizo un paso de'
