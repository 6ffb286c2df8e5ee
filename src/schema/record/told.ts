import type { AnyField, Values } from '../kinds.ts'
import type { AnyResource } from '../resource.ts'
import { isBlank } from './isBlank.ts'

/** What a field tells of others of its record on the day `today`. */
export const toldBy = (field: AnyField | undefined, value: unknown, today: string): Values =>
  field && 'tells' in field && field.tells ? field.tells.values(value, today) : {}

/** The fields that say something else than another one tells of them, each with a sentence that names that one. */
export const contradictions = (
  { fields }: AnyResource,
  values: Readonly<Record<string, unknown>>,
  today: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const source = 'tells' in field ? field.tells?.name : undefined
      return Object.entries(toldBy(field, values[name], today)).flatMap(([other, told]) =>
        !isBlank(values[other]) && values[other] !== told ? [[other, `No es lo que dice ${source}`]] : [],
      )
    }),
  )

/** What fields tell of others that say nothing yet: which, what, and what the one that tells is called. */
export const toldInstead = ({ fields }: AnyResource, values: Readonly<Record<string, unknown>>, today: string) =>
  Object.entries(fields).flatMap(([name, field]) =>
    Object.entries(toldBy(field, values[name], today)).flatMap(([other, value]) =>
      'tells' in field && field.tells && fields[other] && isBlank(values[other])
        ? [{ name: other, value, from: field.tells.name }]
        : [],
    ),
  )
