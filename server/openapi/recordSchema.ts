import * as z from 'zod'
import { resourceNamed } from '../../src/schema/house.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'
import { readPlanOf } from '../crud/read/readPlan.ts'
import { fieldOf } from '../crud/registry.ts'
import { readSchema } from './fieldSchema.ts'

/** Returns the schema of a record as the API answers it, through a door where one is named: every place that it has and none besides. */
export const recordSchema = (resource: AnyResource, door?: Door): z.ZodType => {
  const places = placesOf(resource)
  const read = Object.keys(readPlanOf(resource).columns)
  const computedPlaces = Object.entries(resource.fields).flatMap(([name, field]) => [
    ...(field.kind === 'computed' ? [field.record ?? name] : []),
    ...(field.kind === 'choices' && field.names ? [field.names] : []),
  ])
  const tree: Tree = {}
  for (const place of [...read, ...computedPlaces]) putAt(tree, place.split('.'), places.get(place) ?? z.unknown())
  if (door?.only) return z.strictObject(Object.fromEntries(door.only.map(name => [name, schemaOf(tree[name])])))
  for (const part of [...(resource.with ?? []), ...(door?.with ?? [])]) tree[part] ??= z.unknown().optional()
  if (door?.through) tree.pivot = z.looseObject({}).optional()
  return schemaOf(tree)
}

type Tree = { [place: string]: Tree | z.ZodType }

const putAt = (tree: Tree, [head = '', ...tail]: readonly string[], schema: z.ZodType) => {
  if (!tail.length) {
    tree[head] = schema
    return
  }
  const existing = tree[head]
  const branch = existing && !(existing instanceof z.ZodType) ? existing : {}
  tree[head] = branch
  putAt(branch, tail, schema)
}

const schemaOf = (tree: Tree | z.ZodType | undefined): z.ZodType =>
  tree === undefined
    ? z.unknown()
    : tree instanceof z.ZodType
      ? tree
      : z.strictObject(Object.fromEntries(Object.entries(tree).map(([name, branch]) => [name, schemaOf(branch)])))

/** Returns the schemas of the places of a record that a field or an embedded record fills. */
const placesOf = ({ fields }: AnyResource): ReadonlyMap<string, z.ZodType> => {
  const places = new Map<string, z.ZodType>([['version', z.int()]])
  for (const [name, field] of Object.entries(fields)) {
    places.set(field.record ?? name, readSchema(field))
    if (field.echo) places.set(field.echo, readSchema(field))
    if (field.kind === 'choices' && field.names) places.set(field.names, z.string())
    if (field.kind === 'reference' && field.embed) layEmbedded(places, field.to, field.embed.at, field.embed.fields)
  }
  return places
}

const layEmbedded = (places: Map<string, z.ZodType>, to: string, at: string, names: readonly string[]) => {
  const target = resourceNamed(to)
  for (const name of names) {
    const [head = '', ...tail] = name.split('.')
    const field = tail.length ? undefined : fieldOf(target, head)
    if (field) places.set(`${at}.${columnName(head, field)}`, readSchema(field))
    const through = Object.values(target.fields).find(each => each.kind === 'reference' && each.embed?.at === head)
    if (tail.length && through?.kind === 'reference') layEmbedded(places, through.to, `${at}.${head}`, [tail.join('.')])
  }
}
