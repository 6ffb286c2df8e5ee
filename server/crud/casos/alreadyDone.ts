import { house } from '../../../src/schema/house.ts'
import type { AnyProcess, Step } from '../../../src/schema/process/process.ts'
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
  const { states, phases } = resource.process
  const phase = phases?.list[last?.fase ?? -1]
  const data = last && {
    quien: last.autor,
    cuando: last.momento,
    [phases?.state ?? 'estado']: last.a,
    comentario: last.comentario,
  }
  if (otherwise[at]) return new Falla(409, otherwise[at], { data })
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
  const state = states[at]?.label ?? ''
  return new Falla(409, `${the} ${noun} está en «${state}», y ahí no se puede «${label}»`)
}

/** «aceptó» */
export const verbOf = ({ steps, opens }: AnyProcess, { paso, deshace }: Pick<Movement, 'paso' | 'deshace'>) =>
  deshace === null ? (paso === opening ? opens.done : (steps[paso]?.done ?? paso)) : 'deshizo un paso de'
