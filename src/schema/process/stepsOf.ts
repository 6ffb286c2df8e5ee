import { meetsCondition } from '../active.ts'
import type { Values } from '../kinds.ts'
import type { Role } from '../account/roles.ts'
import type { AnyProcess, Step } from './process.ts'

/** The steps that a case is open to, for a role, by name. */
export const stepsOf = (
  { steps }: AnyProcess,
  values: Values,
  role: Role | undefined,
): readonly (readonly [name: string, step: Step<Role>])[] =>
  Object.entries(steps).filter(
    ([, step]) => role !== undefined && [step.by].flat().includes(role) && isOpenTo(step, values),
  )

/** Whether a case stands where a step begins. */
export const isOpenTo = ({ from, when }: Pick<Step, 'from' | 'when'>, values: Values) =>
  [from].flat().includes(String(values.estado)) && meetsCondition(when, values)
