import type { AnyField, Fields, Values, When } from './kinds.ts'
import { traitsOf } from './traits.ts'

export type Mode = 'create' | 'update' | 'delete'

/** Whether a condition holds for what the form holds now; `'2'` and `2` are the same answer, and `''` is that of an empty field. */
export const meetsCondition = (when: When | undefined, values: Readonly<Record<string, unknown>>) =>
  Object.entries(when ?? {}).every(([field, wanted]) => among(values[field], [wanted].flat()))

/** Whether a field is part of the form in this mode, with these values over what is stored. */
export const isActive = (field: AnyField, mode: Mode, values: Values, stored?: Values) =>
  standsIn(field, mode) &&
  (meetsCondition(field.when, values) ||
    (field.sticky === true && stored !== undefined && meetsCondition(field.when, stored)))

/** Whether the form of this mode has the field at all, whatever its condition. */
export const standsIn = ({ only }: AnyField, mode: Mode) =>
  only === undefined || only === (mode === 'create' ? 'create' : 'update')

/** Whether a person may change it: never in Eliminar, and a locked field only in Agregar. */
export const isEditable = (field: AnyField, mode: Mode) => mode === 'create' || (mode === 'update' && !field.locked)

/** The fields that a body carries in this mode: what it decides, locked fields too, and what is told beside it; a deletion carries none. */
export const sentFields = (fields: Fields, mode: Mode, values: Values, stored?: Values) =>
  Object.entries(fields).filter(
    ([, field]) => mode !== 'delete' && (isDecided(field) || isTold(field)) && isActive(field, mode, values, stored),
  )

/** Whether a body carries a field that it does not decide. */
const isTold = (field: AnyField) => traitsOf(field).sent === true || (field.kind === 'computed' && field.sent === true)

/** Whether a body decides the field at all: not what is generated, worked out or given by the server. */
export const isDecided = (field: AnyField) => !traitsOf(field).derived && !isAssigned(field)

/** A field that the server itself gives. */
export const isAssigned = (field: AnyField) => field.assigned === true

const among = (value: unknown, wanted: readonly (string | number | boolean)[]) =>
  [value].flat().some(one => wanted.some(each => String(each) === String(one ?? '')))
