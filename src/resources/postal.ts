import { builder } from '../schema/fields.ts'
import type { FieldKind } from '../schema/kinds.ts'
import type { OwnKinds } from '../schema/ownKinds.ts'
import type { AnyResource } from '../schema/resource.ts'
import { valueAt } from '../schema/record/valueAt.ts'

declare module '../schema/kinds.ts' {
  interface Kinds {
    postalCode: { empty: string; malformed: string }
    colonia: object
    place: { of: 'municipio' | 'estado' }
  }
  interface ValueTypes {
    postalCode: string
    colonia: number
    place: string
  }
}

/** Postal code of five digits that fills `colonia`, `municipio` and `estado`; stored only by way of the colonia. */
export const postalCode = builder('postalCode')
/** One of the colonias of the postal code beside it. */
export const colonia = builder('colonia')
/** Read-only text that the postal code brings: its municipio or estado. */
export const place = builder('place')

/** Rules of the kinds of a Mexican address: three that depend on one another. */
export const kinds: OwnKinds = {
  postalCode: {
    traits: { sortable: true, searched: 'room', filtered: 'text' },
    check: (field, { z }) => z.string(field.malformed).check(z.regex(/^\d{5}$/, field.malformed)),
    read: text => (/^\d{4}$/.test(text) ? `0${text}` : text),
    code: true,
  },
  colonia: {
    traits: { stored: true, sortable: 'asRead', searched: 'room', filtered: 'text', pointsAt: 'list' },
    check: (field, { key }) => key(field.label),
    mistakes: (where, resource) =>
      fieldOf(resource, 'postalCode') ? [] : [`${where}: una colonia necesita un campo postalCode a su lado.`],
    brings: at => [nameBeside(at)],
    example: 'Centro',
    text: (value, { record: at = '' }, record) => String(valueAt(record, nameBeside(at)) ?? value),
  },
  place: {
    traits: { derived: true, sent: true, sortable: true, searched: 'room', filtered: 'text' },
    check: (_, { z }) => z.any(),
    mistakes: (where, resource) =>
      fieldOf(resource, 'colonia') ? [] : [`${where}: un lugar necesita un campo colonia a su lado.`],
  },
}

/** Returns the name of the resource's field of a kind; undefined without one. */
export const fieldOf = ({ fields }: AnyResource, kind: FieldKind): string | undefined =>
  Object.keys(fields).find(name => fields[name]?.kind === kind)

/** Returns the place of a record that holds the name of the colonia at `place`. */
export const nameBeside = (place: string) => place.replace(/\w+$/, 'nombre')
