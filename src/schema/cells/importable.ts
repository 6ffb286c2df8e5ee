import { isDecided } from '../active.ts'
import { headingOf } from '../record/headingOf.ts'
import type { AnyField } from '../kinds.ts'
import { mayWrite } from '../doors/mayWrite.ts'
import type { AnyResource } from '../resource.ts'
import type { Role } from '../account/roles.ts'
import { traitsOf } from '../traits.ts'

/** A field that a column of a spreadsheet may fill. */
export type Importable = readonly [name: string, field: AnyField]

/** The fields that a spreadsheet may fill, in the order of the form: what a body decides, the key by which a record is found, but nothing secret nor drawn by hand. */
export const importableFields = (resource: AnyResource): readonly Importable[] => {
  const { fields, form = [], key } = resource
  const order = [...new Set([key, ...form.flatMap(section => section.fields), ...Object.keys(fields)])]
  return order.flatMap(name => {
    const field = fields[name]
    return field && (name === key || isFillable(field)) ? [[name, field] as const] : []
  })
}

const isFillable = (field: AnyField) =>
  isDecided(field) && !traitsOf(field).secret && !isDrawn(field) && !isBuilt(field)

const isDrawn = (field: AnyField) => field.kind === 'part' && !field.cells

const isBuilt = (field: AnyField) => 'built' in field && field.built !== undefined

/** The fields that a new sheet asks for: those of a new record; a key that nobody types only says which record is meant. */
export const templateFields = (resource: AnyResource): readonly Importable[] =>
  importableFields(resource).filter(
    ([, field]) => field.only !== 'update' && !traitsOf(field).derived && field.kind !== 'id',
  )

/** Answers whether a role may bring records of a resource in by spreadsheet: those that it may add or change. */
export const mayImport = (resource: AnyResource, rol: Role | undefined) =>
  !resource.link && (mayWrite(resource, 'create', rol) || mayWrite(resource, 'update', rol))

/** How people call the column of a field where two are called the same. */
export const columnTitle = ([, field]: Importable) => headingOf(field)
