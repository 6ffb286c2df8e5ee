import { checkOf } from '../checkOf.ts'
import type { AnyResource } from '../resource.ts'
import { refuseUnknown } from './refuseUnknown.ts'

type Wanted = Readonly<Record<string, unknown>>

/** Refuses a condition on an unknown field, or on a value that the field never has. `extra` are names that hand-made rooms add to the record. */
export const checkCondition = (
  where: string,
  condition: Wanted | undefined,
  { name, fields }: AnyResource,
  extra: readonly string[] = [],
): string[] =>
  Object.entries(condition ?? {}).flatMap(([field, allowed]) => {
    if (extra.includes(field)) return []
    const declared = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (!declared) return refuseUnknown(where, field, Object.keys(fields), `un campo de ${name}`)
    if (allowed === undefined) return []
    return [allowed].flat().flatMap(value => {
      const { success } = checkOf(declared).safeParse(declared.kind === 'choices' ? [value] : value)
      if (success) return []
      const choices = 'choices' in declared ? declared.choices.map(([each]) => String(each)) : []
      return choices.length
        ? refuseUnknown(`${where}.${field}`, String(value), choices, `un valor de ${name}.${field}`)
        : [`${where}.${field}: ${name}.${field} nunca vale «${String(value)}».`]
    })
  })
