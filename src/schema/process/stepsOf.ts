import { meetsCondition } from '../active.ts'
import type { Values } from '../kinds.ts'
import type { Role } from '../account/roles.ts'
import type { AnyProcess, Step } from './process.ts'

/** Returns the steps that a role may take on a case now, by name. */
export const stepsOf = (
  { steps }: AnyProcess,
  values: Values,
  role: Role | undefined,
): readonly (readonly [name: string, step: Step<Role>])[] =>
  Object.entries(steps).filter(
    ([, step]) => role !== undefined && [step.by].flat().includes(role) && isOpenTo(step, values),
  )

/** Tells whether a case stands where a step begins and meets its condition. */
export const isOpenTo = ({ from, when }: Pick<Step, 'from' | 'when'>, values: Values) =>
  [from].flat().includes(String(values.estado)) && meetsCondition(when, values)
