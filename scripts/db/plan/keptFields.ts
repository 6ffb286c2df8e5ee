import { isEqual } from 'es-toolkit'
import { inheritedFields } from '../../../server/db/inheritedColumns.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'

/**
 * A column with a copy of an inherited value, the column of its table where the path starts, and the ways on: the
 * column read of each table, up to the end or to a row with the same copy.
 */
export type KeptField = { table: string; column: string; from: string; ways: readonly Way[] }
type Way = readonly { table: string; column: string }[]

/** Returns the columns that declarations keep this way. */
export const keptFields = (resources: readonly AnyResource[]): readonly KeptField[] =>
  resources.flatMap(resource =>
    inheritedFields(resource).map(({ name, path: [first = '', ...further] }) => ({
      table: resource.name,
      column: name,
      from: columnIn(resource, first),
      ways: waysOn(resources, leadsTo(resources, resource, first), further),
    })),
  )

const waysOn = (
  resources: readonly AnyResource[],
  here: AnyResource | undefined,
  path: readonly string[],
): readonly Way[] => {
  const [step, ...further] = path
  if (!here || step === undefined) return [[]]
  const place = (column: string) => ({ table: here.name, column })
  const onwards = waysOn(resources, leadsTo(resources, here, step), further)
  return [
    ...onwards.map(way => [place(columnIn(here, step)), ...way]),
    ...inheritedFields(here)
      .filter(each => isEqual(each.path, path))
      .map(({ name }) => [place(name)]),
  ]
}

const leadsTo = (resources: readonly AnyResource[], { fields }: AnyResource, step: string) => {
  const field = fields[step]
  return field?.kind === 'reference' ? resources.find(({ name }) => name === field.to) : undefined
}

const columnIn = ({ fields }: AnyResource, name: string) => {
  const field = fields[name]
  return field ? columnName(name, field) : name
}
