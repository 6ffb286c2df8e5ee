import type { AnyField, Fields, Values, When } from './kinds.ts'
import { traitsOf } from './traits.ts'

export type Mode = 'create' | 'update' | 'delete'

/** Tells whether the form's values meet a condition; none is always met. `'2'` and `2` are equal, and `''` stands for an empty field. */
export const meetsCondition = (when: When | undefined, values: Readonly<Record<string, unknown>>) =>
  Object.entries(when ?? {}).every(([field, allowed]) => isAmong(values[field], [allowed].flat()))

/** Tells whether a field is part of the form in this mode, with these values over what is stored. */
export const isActive = (field: AnyField, mode: Mode, values: Values, stored?: Values) =>
  standsIn(field, mode) &&
  (meetsCondition(field.when, values) ||
    (field.sticky === true && stored !== undefined && meetsCondition(field.when, stored)))

/** Tells whether the form of this mode has the field at all, whatever its condition. */
export const standsIn = ({ only }: AnyField, mode: Mode) =>
  only === undefined || only === (mode === 'create' ? 'create' : 'update')

/** Tells whether the form of this mode draws an input for the field where it is active: not for a value that the server assigns or generates. */
export const isDrawn = (field: AnyField, mode: Mode) =>
  standsIn(field, mode) && !isAssigned(field) && !(field.kind === 'id' && mode === 'create')

/** Tells whether a person may change the field: never in Eliminar, and a locked one only in Agregar. */
export const isEditable = (field: AnyField, mode: Mode) => mode === 'create' || (mode === 'update' && !field.locked)

/** Returns the fields that a body carries in this mode: those that it decides, locked ones too, and those that are sent beside them. A deletion carries none. */
export const sentFields = (fields: Fields, mode: Mode, values: Values, stored?: Values) =>
  Object.entries(fields).filter(
    ([, field]) => mode !== 'delete' && (isDecided(field) || isSent(field)) && isActive(field, mode, values, stored),
  )

/** Tells whether a body carries the field without deciding it. */
const isSent = (field: AnyField) => traitsOf(field).sent === true || (field.kind === 'computed' && field.sent === true)

/** Tells whether a body decides the field: it is neither derived from others nor assigned by the server. */
export const isDecided = (field: AnyField) => !traitsOf(field).derived && !isAssigned(field)

/** Tells whether the server itself assigns the field. */
export const isAssigned = (field: AnyField) => field.assigned === true

const isAmong = (value: unknown, accepted: readonly (string | number | boolean)[]) =>
  [value].flat().some(one => accepted.some(each => String(each) === String(one ?? '')))
