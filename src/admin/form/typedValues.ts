import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { isDecided } from '../../schema/active.ts'
import type { Value } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { traitsOf } from '../../schema/traits.ts'

export type TypedValues = Readonly<Record<string, { before: string; now: Value }>>

/** Returns the fields that a person changed in the form, with the value before and now; without secrets. */
export const typedValues = (
  { fields }: AnyResource,
  { getValues, formState: { defaultValues = {} } }: UseFormReturn<Record<string, Value>>,
  beside: readonly string[] = [],
): TypedValues => {
  const values = getValues()
  const before: Readonly<Record<string, unknown>> = defaultValues
  const editable = Object.entries(fields).filter(([, field]) => isDecided(field) && !traitsOf(field).secret)
  return Object.fromEntries(
    [...editable.map(([name]) => name), ...beside]
      .filter(name => !same(values[name], before[name]))
      .map(name => [name, { before: JSON.stringify(before[name] ?? null), now: values[name] }]),
  )
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.number()),
  z.array(z.record(z.string(), z.unknown())),
])

/** Stored form of a draft. */
export const draft = z.object({
  values: z.record(z.string(), z.object({ before: z.string(), now: value })),
  formKey: z.string(),
  at: z.string(),
  /** Place that its author belonged to. */
  authorPlace: z.optional(z.string()),
})
