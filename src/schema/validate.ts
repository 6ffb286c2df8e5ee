import { isDecided, isEditable, sentFields, type Mode } from './active.ts'
import { checks } from './checks.ts'
import type { AnyField, FieldKind, FieldOf, Value, Values } from './kinds.ts'
import type { AnyResource } from './resource.ts'

export type Errors = Readonly<Record<string, string>>
export type Verdict = { values: Values; errors: Errors }

/**
 * The one validation of both sides: what a form or a body may say, cleaned, and a Spanish sentence for each field that is wrong.
 * Fields that the mode or their condition leaves out come back as null; locked ones are not read when updating.
 */
export const validate = (resource: AnyResource, mode: Mode, input: Readonly<Record<string, unknown>>, today: string, stored?: Values): Verdict => {
  const raw = Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, tidy(given(name, field, input))]))
  const sent = sentFields(resource.fields, mode, { ...stored, ...asValues(raw) }, stored).filter(([, field]) => isEditable(field, mode))
  const judged = sent.map(([name, field]) => [name, judge(field, raw[name])] as const)
  const values: Values = { ...leftOut(resource, mode), ...Object.fromEntries(judged.map(([name, { value }]) => [name, value])) }
  const errors = Object.fromEntries(judged.flatMap(([name, { error }]) => (error ? [[name, error]] : [])))
  return { values, errors: { ...broken(resource, sent, values, errors, today), ...errors } }
}

/** The body may use the form's name of a field or the last word of its place in the record. */
const given = (name: string, field: AnyField, input: Readonly<Record<string, unknown>>) =>
  name in input || !field.record ? input[name] : input[field.record.slice(field.record.lastIndexOf('.') + 1)]

const tidy = (value: unknown) => {
  const trimmed = typeof value === 'string' ? value.trim() : value
  return trimmed === '' || trimmed === undefined ? null : trimmed
}

const judge = (field: AnyField, value: unknown): { value: Value; error?: string } => {
  if (value === null || (Array.isArray(value) && !value.length)) {
    return { value: field.kind === 'choices' ? [] : field.kind === 'flag' ? false : null, ...(field.required ? { error: missing(field) } : {}) }
  }
  if (typeof value === 'string' && unprintable.test(value)) return { value: null, error: `El campo '${field.label}' contiene caracteres no permitidos` }
  const { data, error } = check(field).safeParse(value)
  return error ? { value: null, error: error.issues[0]?.message ?? missing(field) } : { value: data as Value }
}

const check = <K extends FieldKind>(field: FieldOf<K>) => checks[field.kind as K](field)

const missing = (field: AnyField) => (typeof field.required === 'string' ? field.required : `El campo '${field.label}' es requerido`)

/** What a body could decide in this mode, all of it empty: what is not sent becomes null. */
const leftOut = ({ fields }: AnyResource, mode: Mode): Values =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isDecided(field) && isEditable(field, mode)).map(([name]) => [name, null]))

const broken = ({ rules = {} }: AnyResource, sent: readonly (readonly [string, AnyField])[], values: Values, errors: Errors, today: string): Errors =>
  Object.fromEntries(sent.flatMap(([name]) => {
    if (errors[name] || values[name] === null) return []
    const refused = rules[name]?.map(rule => rule(values, today)).find(answer => answer !== true)
    return refused ? [[name, String(refused)]] : []
  }))

const asValues = (raw: Readonly<Record<string, unknown>>) => raw as Values

/** Control characters, without tab, line feed and carriage return. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/
