import { enCifras } from '../language/enCifras.ts'
import * as z from 'zod/mini'
import { correoInvalido, esCorreo } from '../language/correo.ts'
import { esFecha } from '../language/esFecha.ts'
import { esHora } from '../language/esHora.ts'
import { withPoint } from './cells/withPoint.ts'
import { firstDay } from './firstDay.ts'
import { forKind } from './forKind.ts'
import { house } from './house.ts'
import { boundOf } from './boundOf.ts'
import type { AnyField, BaseKind, FieldKind, FieldOf, Limit, Value } from './kinds.ts'
import { rulesOf, type KindRules } from './ownKinds.ts'

export type Check = z.ZodMiniType<Value, unknown>
/**
 * Builders of a check for the house's own kinds, so that naming a kind loads no validation. Only a few, because all of
 * zod brings messages in fifty languages; others must be imported.
 */
export type CheckBuilders = { z: typeof builders; key: typeof key }
const builders = {
  any: z.any,
  string: z.string,
  number: z.number,
  union: z.union,
  pipe: z.pipe,
  transform: z.transform,
  refine: z.refine,
  regex: z.regex,
}

/** Returns the check of a filled value of a field: what it must be, what is stored of it, and the sentence that says what is wrong. Built once a field. */
export const checkOf = (field: AnyField): Check => {
  const cached = built.get(field)
  if (cached) return cached
  const check = build(field)
  built.set(field, check)
  return check
}

const built = new WeakMap<AnyField, Check>()
const build = <K extends FieldKind>(field: FieldOf<K>): Check =>
  forKind<KindRules<K>['check']>(field.kind, checks, rulesOf<K>(field.kind)?.check)(field, { z: builders, key })

const checks: { [K in BaseKind]: (field: FieldOf<K>) => Check } = {
  id: () => z.uuid('El identificador no es válido'),
  text: field => {
    const wrong = `El campo '${field.label}' no es válido`
    const { length, max = 255 } = field
    const rules = [
      ...(length
        ? [
            z.refine<string>(
              value => size(value) === boundOf(length),
              sentence(length, `El campo '${field.label}' debe contener ${enCifras(boundOf(length))} caracteres`),
            ),
          ]
        : []),
      z.refine<string>(
        value => size(value) <= boundOf(max),
        sentence(max, `El campo '${field.label}' debe contener máximo ${enCifras(boundOf(max))} caracteres`),
      ),
      ...(field.pattern ? [z.regex(...field.pattern)] : []),
    ]
    return z.string(wrong).check(...(field.upper ? [z.toUpperCase()] : []), ...rules)
  },
  email: () => correo,
  accountEmail: () => correo,
  password: field =>
    z.string(`El campo '${field.label}' no es válido`).check(
      z.maxLength(200, 'La contraseña es demasiado larga'),
      z.superRefine((value, context) => {
        const falla = house().passwordFault(value)
        if (falla) context.addIssue({ code: 'custom', message: falla })
      }),
    ),
  integer: field => {
    const [min, max, message] = field.between ?? [boundOf(field.min ?? -wholeMax), boundOf(field.max ?? wholeMax)]
    return number(field.label).check(
      z.refine(Number.isInteger, `El campo '${field.label}' debe ser un número entero`),
      z.minimum(min, message ?? sentence(field.min, `El campo '${field.label}' no puede ser menor a ${enCifras(min)}`)),
      z.maximum(max, message ?? sentence(field.max, `El campo '${field.label}' no puede ser mayor a ${enCifras(max)}`)),
    )
  },
  decimal: field => {
    const min = boundOf(field.min ?? -decimalMax)
    const max = boundOf(field.max ?? decimalMax)
    return number(field.label).check(
      z.refine(value => Number(value.toFixed(2)) === value, `El campo '${field.label}' admite máximo dos decimales`),
      z.minimum(min, sentence(field.min, `El campo '${field.label}' no puede ser menor a ${enCifras(min)}`)),
      z.maximum(max, sentence(field.max, `El campo '${field.label}' no puede ser mayor a ${enCifras(max)}`)),
    )
  },
  date: field => {
    const wrong = field.format ?? `El campo '${field.label}' debe ser una fecha válida`
    const [min, message] = firstDay(field)
    return z.string(wrong).check(
      z.refine(esFecha, { error: wrong, abort: true }),
      z.refine(value => value >= min, message),
    )
  },
  time: field => {
    const wrong = field.format ?? `El campo '${field.label}' debe ser una hora (hh:mm)`
    const [min, early] = field.min ?? ['00:00', wrong]
    const [max, late] = field.max ?? ['23:59', wrong]
    return z.string(wrong).check(
      z.refine(esHora, { error: wrong, abort: true }),
      z.refine(value => value >= min, early),
      z.refine(value => value <= max, late),
    )
  },
  flag: field => z.boolean(`El campo '${field.label}' no es válido`),
  choice: field =>
    oneOf(
      field.choices.map(([value]) => value),
      field.label,
    ),
  choices: field => {
    const wrong = `El campo '${field.label}' no es válido`
    const values = field.choices.flatMap(([value]) => (typeof value === 'number' ? [value] : []))
    return z.pipe(
      z.array(oneOf(values, field.label), wrong).check(z.maxLength(1000, wrong)),
      z.transform(chosen => values.filter(value => chosen.includes(value))),
    )
  },
  lookup: field => key(field.label),
  reference: field =>
    z
      .string(`Seleccione un valor válido en '${field.label}'`)
      .check(z.maxLength(255, `Seleccione un valor válido en '${field.label}'`)),
  part: field =>
    z.pipe(
      z.unknown(),
      z.transform((value, context): Value => {
        const cleaned = field.clean(value)
        if (typeof cleaned !== 'string') return cleaned
        context.issues.push({ code: 'custom', message: cleaned, input: value })
        return null
      }),
    ),
  via: () => z.any(),
  inherited: () => z.string(),
  computed: () => z.any(),
}

const correo = z.string(correoInvalido).check(z.toLowerCase(), z.refine(esCorreo, correoInvalido))
const wholeMax = 2_147_483_647
const decimalMax = 999_999.99

/** Counts characters as people and the database do: by code points. */
const size = (text: string) => [...text].length

const sentence = (limit: Limit | undefined, otherwise: string) =>
  limit === undefined || typeof limit === 'number' ? otherwise : limit[1]

const digits = /^-?\d{1,15}(\.\d{1,10})?$/

/** Checks a number, which may come from a form as digits, with a decimal point or comma. */
const number = (label: string) => {
  const wrong = `El campo '${label}' debe ser un número`
  const typed = z.pipe(z.pipe(z.string(wrong), z.transform(withPoint)), z.string().check(z.regex(digits, wrong)))
  return z.pipe(z.union([z.number(wrong), typed], wrong), z.transform(Number))
}

/** Checks the numeric key of a row. */
const key = (label: string) => {
  const wrong = `Seleccione un valor válido en '${label}'`
  return number(label).check(z.refine(value => Number.isInteger(value) && value > 0 && value <= wholeMax, wrong))
}

/** Accepts one of the declared values, also a number sent as text, and returns it as declared. */
const oneOf = (values: readonly (string | number)[], label: string) =>
  z.pipe(
    z
      .union([z.string(), z.number()], `Seleccione un valor válido en '${label}'`)
      .check(
        z.refine(
          value => values.some(each => String(each) === String(value)),
          `Seleccione un valor válido en '${label}'`,
        ),
      ),
    z.transform(value => values.find(each => String(each) === String(value))),
  )
