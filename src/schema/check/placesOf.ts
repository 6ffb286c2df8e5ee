import { columnName } from '../record/columnName.ts'
import type { AnyField } from '../kinds.ts'
import { rulesOf } from '../ownKinds.ts'
import type { AnyResource } from '../resource.ts'
import { traitsOf } from '../traits.ts'
import type { Context } from './context.ts'
import { refuseUnknown } from './refuseUnknown.ts'

/** Returns the places of a record of the API that a field fills, with all that it brings along; none for a secret field. */
export const placesOf = (name: string, field: AnyField, context: Context): string[] => {
  if (traitsOf(field).secret) return []
  const place = field.record ?? name
  const ofTarget =
    field.kind === 'choices' && field.names
      ? [field.names]
      : field.kind === 'reference' && field.embed
        ? field.embed.fields.map(each => `${field.embed?.at}.${placeIn(field.to, each, context)}`)
        : (rulesOf(field.kind)?.brings?.(place) ?? [])
  return [place, ...(field.echo ? [field.echo] : []), ...ofTarget]
}

/** Returns the topmost names of a record. */
export const headsOf = ({ fields, with: parts = [] }: AnyResource, context: Context): string[] => [
  'version',
  ...parts,
  ...Object.entries(fields).flatMap(([name, field]) =>
    placesOf(name, field, context).map(place => place.split('.')[0] ?? place),
  ),
]

/** Refuses a path into a referred record that names no field of it. `programa.nombre` goes through the reference whose embed stands at `programa`. */
export const checkPath = (where: string, to: string, path: string, context: Context): string[] => {
  const target = context.resources[to]
  const [head = '', ...tail] = path.split('.')
  if (!target) return []
  if (!tail.length) return refuseUnknown(where, head, Object.keys(target.fields), `un campo de ${to}`)
  const next = referenceAt(target, head)
  return next
    ? checkPath(where, next.to, tail.join('.'), context)
    : refuseUnknown(where, head, embedsOf(target), `lo que una referencia de ${to} trae`)
}

const placeIn = (to: string, path: string, context: Context): string => {
  const target = context.resources[to]
  const [head = '', ...tail] = path.split('.')
  const field = target?.fields[head]
  if (!tail.length) return field ? columnName(head, field) : head
  const next = target && referenceAt(target, head)
  return next ? `${head}.${placeIn(next.to, tail.join('.'), context)}` : path
}

const referenceAt = ({ fields }: AnyResource, at: string) =>
  Object.values(fields).flatMap(field => (field.kind === 'reference' && field.embed?.at === at ? [field] : []))[0]

const embedsOf = ({ fields }: AnyResource) =>
  Object.values(fields).flatMap(field => (field.kind === 'reference' && field.embed ? [field.embed.at] : []))
