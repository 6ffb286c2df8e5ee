import type { AnyField } from '../kinds.ts'
import type { AnyResource, Door } from '../resource.ts'
import { traitsOf } from '../traits.ts'

/** Whether the records of a door tell the value of a field: what they hide can be neither filtered nor sorted by, or the rows would tell it. */
export const isShown = (name: string, field: AnyField, { only }: Pick<Door, 'only'>) =>
  !traitsOf(field).secret && (!only || placesOf(name, field).some(place => only.includes(place)))

/** The fields that may be filtered in a door by more than their value: its own list, else the resource's, as far as it shows them. */
export const filtersOf = ({ fields, filters = [] }: AnyResource, door: Door): readonly string[] =>
  (door.filters ?? filters).filter(name => fields[name] && isShown(name, fields[name], door))

const placesOf = (name: string, { record = name, echo }: AnyField) =>
  [record, ...(echo ? [echo] : [])].map(place => place.split('.')[0] ?? place)
