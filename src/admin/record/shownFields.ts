import type { RaRecord } from 'ra-core'
import { isActive, isAssigned } from '../../schema/active.ts'
import type { AnyField } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { traitsOf } from '../../schema/traits.ts'
import { sectionsOf } from '../form/sectionsOf.ts'

type ShownSection = { title: string; fields: readonly (readonly [name: string, field: AnyField])[] }

/**
 * Returns the fields that the screen of a record shows: the form's sections, and after them, of a case before them, those
 * that the server assigns; only fields that the record has and its door shows.
 */
export const shownFields = (resource: AnyResource, record: RaRecord): readonly ShownSection[] => {
  const { fields } = resource
  const sections = sectionsOf(resource)
  const inForm = new Set(sections.flatMap(section => section.fields))
  const assigned = Object.keys(fields).filter(name => fields[name] && isAssigned(fields[name]) && !inForm.has(name))
  return cards(resource, sections, assigned)
    .map(({ title, fields: names }) => ({
      title,
      fields: names.flatMap(name => {
        const field = fields[name]
        return field && isShown(name, field, record) ? [[name, field] as const] : []
      }),
    }))
    .filter(section => section.fields.length)
}

/** Orders the cards of a record; a single one needs no heading. */
const cards = ({ process }: AnyResource, sections: ReturnType<typeof sectionsOf>, assigned: readonly string[]) => {
  const untitled = sections.filter(({ title }) => !title).flatMap(section => section.fields)
  const titled = sections.filter(({ title }) => title)
  if (!titled.length) return [{ title: '', fields: [...untitled, ...assigned] }]
  const registration = { title: 'Registro', fields: [...untitled, ...assigned] }
  return process ? [registration, ...titled] : [...titled, registration]
}

/** Tells whether a record shows a field. A field that its door leaves out is not in the record. */
const isShown = (name: string, field: AnyField, record: RaRecord) =>
  record[name] !== undefined &&
  field.kind !== 'id' &&
  !traitsOf(field).secret &&
  isActive(field, 'update', record, record)
