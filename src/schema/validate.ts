import { isDecided, isEditable, sentFields, type Mode } from './active.ts'
import { checkOf } from './checkOf.ts'
import type { AnyField, Value, Values } from './kinds.ts'
import type { AnyResource, Rule } from './resource.ts'
import { traitsOf } from './traits.ts'
import { valueInBody } from './record/valueInBody.ts'
import { isUnprintable } from '../language/texto.ts'
import { tidy } from './record/tidy.ts'

export type Errors = Readonly<Record<string, string>>
export type Verdict = { values: Values; errors: Errors }

/**
 * Validates a form or a body, on both sides: returns clean values and a Spanish sentence per wrong field. Fields left
 * out by mode or condition come back null; locked ones are not read on update.
 */
export const validate = (
  resource: AnyResource,
  mode: Mode,
  input: Readonly<Record<string, unknown>>,
  { today, stored = {} }: { today: string; stored?: Values | undefined },
): Verdict => {
  const open = Object.entries(resource.fields).filter(([, field]) => isDecided(field) && isEditable(field, mode))
  const judged = Object.fromEntries(
    open.map(([name, field]) => [name, judge(resource, mode, [name, field], valueInBody(input, name, field))]),
  )
  const current: Values = { ...stored, ...Object.fromEntries(open.map(([name]) => [name, judged[name]?.value])) }
  const sent = sentFields(resource.fields, mode, current, stored)
    .map(([name]) => name)
    .filter(name => judged[name])
  const values: Values = Object.fromEntries(
    open.map(([name]) => [name, sent.includes(name) ? judged[name]?.value : null]),
  )
  const errors = Object.fromEntries(
    sent.flatMap(name => {
      const error = judged[name]?.error
      return error ? [[name, error]] : []
    }),
  )
  const sound = sent.filter(name => !errors[name])
  return { values, errors: { ...broken(resource, sound, { ...stored, ...values }, today), ...errors } }
}

type Judged = { value: Value; error?: string }

const judge = ({ key }: AnyResource, mode: Mode, [name, field]: readonly [string, AnyField], sent: unknown): Judged => {
  const value = tidy(field, sent)
  if (value === null || (Array.isArray(value) && !value.length))
    return { value: empty(field, mode, sent), ...(field.required ? { error: missing(field) } : {}) }
  if (typeof value === 'string' && isUnprintable(value))
    return { value: null, error: `El campo '${field.label}' contiene caracteres no permitidos` }
  if (name === key && (value === '.' || value === '..'))
    return { value: null, error: `El campo '${field.label}' no es válido` }
  const { data, error } = checkOf(field).safeParse(value)
  return error ? { value: null, error: error.issues[0]?.message ?? missing(field) } : { value: data }
}

/** Returns the value of a field of which nothing was said: of a new flag its initial value. */
const empty = (field: AnyField, mode: Mode, sent: unknown): Value =>
  mode === 'create' && sent === undefined && 'initial' in field && field.initial === true
    ? true
    : (traitsOf(field).blank ?? null)

const missing = (field: AnyField) =>
  typeof field.required === 'string' ? field.required : `El campo '${field.label}' es requerido`

/** Returns what the rules say of these fields, each right by itself. */
const broken = ({ fields, rules = {} }: AnyResource, sound: readonly string[], values: Values, today: string): Errors =>
  Object.fromEntries(
    sound.flatMap(name => {
      if (values[name] === null) return []
      const refused = [...(rules[name] ?? []), ...ruleOfKind(fields[name], values[name])]
        .map(rule => rule(values, today))
        .find(answer => answer !== true)
      return refused ? [[name, String(refused)]] : []
    }),
  )

/** Returns the rule of a field's own declaration about the day on which it is judged; the rules of its resource come first. */
const ruleOfKind = (field: AnyField | undefined, value: Value): readonly Rule[] => {
  const past = field && 'past' in field ? field.past : undefined
  return past ? [(_, today) => (typeof value === 'string' && value > today ? past : true)] : []
}
