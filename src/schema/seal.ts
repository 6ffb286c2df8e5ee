import { holds, type Mode } from './active.ts'
import type { Values } from './kinds.ts'
import type { AnyResource } from './resource.ts'

/** Why the state of a record closes it to a kind of write; undefined while it is open. */
export const sealOf = ({ write }: AnyResource, mode: Mode, values: Values): string | undefined => {
  const seal = write?.sealed
  const when = mode === 'create' ? undefined : seal?.[mode]
  return when && holds(when, values) ? seal?.message : undefined
}
