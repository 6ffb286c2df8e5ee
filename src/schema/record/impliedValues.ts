import type { AnyField, Values } from '../kinds.ts'
import type { AnyResource } from '../resource.ts'
import { isBlank } from './isBlank.ts'

/** Returns what a field tells of others of its record on the day `today`. */
export const valuesImpliedBy = (field: AnyField | undefined, value: unknown, today: string): Values =>
  field && 'tells' in field && field.tells ? field.tells.values(value, today) : {}

/** Returns the fields that contradict what another one tells of them, each with a sentence that names that other. */
export const contradictions = (
  { fields }: AnyResource,
  values: Readonly<Record<string, unknown>>,
  today: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const source = 'tells' in field ? field.tells?.name : undefined
      return Object.entries(valuesImpliedBy(field, values[name], today)).flatMap(([other, toldValue]) =>
        !isBlank(values[other]) && values[other] !== toldValue ? [[other, `No es lo que dice ${source}`]] : [],
      )
    }),
  )

/** Returns what fields tell of others that are still blank: the blank field, its value, and the name of the one that tells it. */
export const valuesForBlanks = ({ fields }: AnyResource, values: Readonly<Record<string, unknown>>, today: string) =>
  Object.entries(fields).flatMap(([name, field]) =>
    Object.entries(valuesImpliedBy(field, values[name], today)).flatMap(([other, value]) =>
      'tells' in field && field.tells && fields[other] && isBlank(values[other])
        ? [{ name: other, value, from: field.tells.name }]
        : [],
    ),
  )
