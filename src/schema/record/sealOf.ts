import { meetsCondition, type Mode } from '../active.ts'
import type { AnyField } from '../kinds.ts'
import type { AnyResource } from '../resource.ts'

type Stored = Readonly<Record<string, unknown>>

/** Returns why the state of a record closes it to a mode of writing; undefined while it is open. */
export const sealOf = ({ write }: AnyResource, mode: Mode, stored: Stored): string | undefined => {
  const seal = write?.sealed
  const when = mode === 'create' ? undefined : seal?.[mode]
  return when && meetsCondition(when, stored) ? seal?.message : undefined
}

/** Returns the same of a record as it is read. */
export const sealOfStored = (
  resource: AnyResource,
  mode: Mode,
  { registro, values }: { registro: Stored; values: Stored },
): string | undefined => sealOf(resource, mode, { ...registro, ...values })

/** Returns why the state of a record closes one of its fields to changes; undefined while it is open. */
export const settlementOf = (field: AnyField, stored: Stored): string | undefined =>
  'settled' in field && typeof field.settled === 'object' && meetsCondition(field.settled.when, stored)
    ? field.settled.because
    : undefined
