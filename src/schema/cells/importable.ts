import { isDecided } from '../active.ts'
import { headingOf } from '../record/headingOf.ts'
import type { AnyField } from '../kinds.ts'
import { mayWrite } from '../doors/mayWrite.ts'
import type { AnyResource } from '../resource.ts'
import type { Role } from '../account/roles.ts'
import { traitsOf } from '../traits.ts'

/** A field that a column of a spreadsheet may fill. */
export type Importable = readonly [name: string, field: AnyField]

/** Returns the fields that a spreadsheet may fill, in the order of the form: those that a body decides, and the key. Never secret, built or hand-drawn ones. */
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

/** Returns the fields of a template for new records. A key that nobody types is left out: it only says which record is meant. */
export const templateFields = (resource: AnyResource): readonly Importable[] =>
  importableFields(resource).filter(
    ([, field]) => field.only !== 'update' && !traitsOf(field).derived && field.kind !== 'id',
  )

/** Tells whether a role may import records of a resource: it may create or update them, and the resource is no link table. */
export const mayImport = (resource: AnyResource, rol: Role | undefined) =>
  !resource.link && (mayWrite(resource, 'create', rol) || mayWrite(resource, 'update', rol))

/** Returns the title of a field's column in a spreadsheet. */
export const columnTitle = ([, field]: Importable) => headingOf(field)
