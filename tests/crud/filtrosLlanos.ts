import { halla } from '../../src/language/busqueda.ts'
import type { Operator } from '../../src/schema/filters/filterForms.ts'
import type { AnyField } from '../../src/schema/kinds.ts'
import { valueAt, type Registro } from '../../src/schema/record/valueAt.ts'

/** Returns the path of a field within a record. */
export const lugar = (name: string, { record = name }: AnyField) => record
const vacio = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** Tells whether a record meets one operator, by plain computation. */
export const cumple = (operator: Operator, value: unknown, wanted: unknown, text: string) => {
  if (operator === 'empty') return vacio(value) === wanted
  if (vacio(value)) return false
  if (operator === 'contains')
    return String(wanted)
      .split(' ')
      .every(word => halla(word)(text))
  if (operator === 'is') return [value].flat().some(one => [wanted].flat().includes(one))
  const [one, other] = typeof value === 'number' ? [value, Number(wanted)] : [String(value), String(wanted)]
  return operator === 'from' ? one >= other : one <= other
}

/** Returns values to filter by: from the rows, the first and one in the middle. */
export const preguntas = (
  operator: Operator,
  field: AnyField,
  values: readonly unknown[],
  texts: readonly string[],
) => {
  const filled = values.filter(value => !vacio(value))
  const some = [filled[0], filled[Math.floor(filled.length / 2)]].filter(value => value !== undefined)
  if (operator === 'empty') return [true, false]
  if (operator === 'contains')
    return texts
      .filter(Boolean)
      .slice(0, 2)
      .flatMap(text => [text, text.slice(1, 4).trim().toUpperCase() || text])
  if (operator !== 'is') return some
  const single = some.map(value => (Array.isArray(value) ? value[0] : value))
  return field.kind === 'flag' ? [true, false] : [...single, single]
}

/** Returns the text by which a field is filtered: the name beside the key of a colonia, else the value. */
export const textoDe = (name: string, field: AnyField, record: Registro) =>
  String(
    valueAt(record, field.kind === 'colonia' ? lugar(name, field).replace(/\w+$/, 'nombre') : lugar(name, field)) ?? '',
  )
