import * as z from 'zod'
import { isDecided, isEditable, standsIn, type Mode } from '../../src/schema/active.ts'
import { forKind } from '../../src/schema/forKind.ts'
import type { AnyField, BaseKind, FieldOf } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

/** Returns the schema of a field as it is read; null where nothing is stored. */
export const readSchema = (field: AnyField): z.ZodType => schemaOf(field).nullable().describe(field.label)

/** Returns the schema of a body with the fields that people decide in this mode; a number also as its digits. Anything else in it is ignored. */
export const bodySchema = ({ fields }: AnyResource, mode: Mode): z.ZodObject =>
  z.looseObject(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => isDecided(field) && standsIn(field, mode) && isEditable(field, mode))
        .map(([name, field]) => [name, bodySchemaOf(field, mode === 'create')]),
    ),
  )

/** Returns the schema of one field in a body: null or absent too, unless it is `needed` and always required. */
export const bodySchemaOf = (field: AnyField, needed: boolean): z.ZodType => {
  const described = writtenSchema(field).describe(field.label)
  return needed && field.required && !field.when ? described : described.nullish()
}

const writtenSchema = (field: AnyField): z.ZodType => {
  const schema = schemaOf(field)
  return asDigits.has(field.kind) ? z.union([schema, z.string()]) : schema
}

const asDigits = new Set<AnyField['kind']>(['integer', 'decimal', 'lookup', 'choice'])

/** Returns the schema of a field's kind; a kind that a house brings may hold anything. */
const schemaOf = (field: AnyField): z.ZodType =>
  forKind<(field: AnyField) => z.ZodType>(field.kind, schemas, () => z.unknown())(field)

const text = () => z.string()

const schemas: { [K in BaseKind]: (field: FieldOf<K>) => z.ZodType } = {
  id: () => z.uuid(),
  text,
  email: text,
  accountEmail: text,
  password: text,
  integer: () => z.int(),
  decimal: () => z.number(),
  date: () => z.iso.date(),
  time: () => z.string().regex(/^\d\d:\d\d$/),
  flag: () => z.boolean(),
  choice: ({ choices }) => z.literal(choices.map(([value]) => value)),
  choices: ({ choices }) => z.array(z.literal(choices.map(([value]) => value))),
  lookup: () => z.int(),
  reference: text,
  part: () => z.array(z.looseObject({})),
  via: text,
  inherited: text,
  computed: () => z.union([z.string(), z.number()]),
}
