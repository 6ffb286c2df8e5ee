import type { AnyField, Value, Values } from './kinds.ts'
import type { AnyResource } from './resource.ts'

/** What a field tells of others of its record on the day `today`. */
export const toldBy = (field: AnyField | undefined, value: Value, today: string): Values =>
  field && 'tells' in field && field.tells ? field.tells.values(value, today) : {}

/** The fields that say something else than another one tells of them, each with a sentence that names that one. */
export const disagreeing = ({ fields }: AnyResource, values: Values, today: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const source = 'tells' in field ? field.tells?.name : undefined
      return Object.entries(toldBy(field, values[name], today)).flatMap(([other, told]) =>
        isSaid(values[other]) && values[other] !== told ? [[other, `No es lo que dice ${source}`]] : [],
      )
    }),
  )

/** What fields tell of others that say nothing yet. */
export const toldInstead = ({ fields }: AnyResource, values: Values, today: string): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(toldBy(field, values[name], today)).filter(([other]) => fields[other] && !isSaid(values[other])),
    ),
  )

const isSaid = (value: Value) => value !== null && value !== undefined && value !== ''
