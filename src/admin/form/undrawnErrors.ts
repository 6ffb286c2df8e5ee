import { isActive, isDrawn, type Mode } from '../../schema/active.ts'
import type { Values } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import type { Errors } from '../../schema/validate.ts'
import { sectionsOf } from './sectionsOf.ts'

type Form = { resource: AnyResource; mode: Mode; values: Values; record?: Values }

/** Returns the messages of a refusal about fields that the form does not show: those that it leaves out, the computed ones, whose inputs show no message, and those that only a newer version of it has. */
export const undrawnErrors = ({ resource, mode, values, record }: Form, errors: Errors): string[] => {
  const names = sectionsOf(resource).flatMap(({ fields }) => fields)
  const isShown = (name: string) => {
    const field = names.includes(name) ? resource.fields[name] : undefined
    if (!field || field.kind === 'computed') return false
    return isDrawn(field, mode) && isActive(field, mode, values, record)
  }
  return Object.entries(errors).flatMap(([name, message]) => (isShown(name) ? [] : [message]))
}
