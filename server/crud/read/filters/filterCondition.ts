import type { SQL } from 'drizzle-orm'
import { resourceNamed } from '../../../../src/schema/house.ts'
import { readFilterName, filterKey, operators } from '../../../../src/schema/filters/readFilterName.ts'
import { asksForRecords, operatorsOf, type Operator } from '../../../../src/schema/filters/filterForms.ts'
import { filterValue } from '../../../../src/schema/filters/filterValue.ts'
import { filtersOf, isShown } from '../../../../src/schema/filters/isShown.ts'
import type { AnyField, Value } from '../../../../src/schema/kinds.ts'
import type { AnyResource, Door } from '../../../../src/schema/resource.ts'
import { traitsOf } from '../../../../src/schema/traits.ts'
import { Falla } from '../../../http/Falla.ts'
import { keyFieldOf } from '../../registry.ts'
import type { DoorCall } from '../doorCall.ts'
import { conditionOf, type Criterion } from './condition.ts'

/** Returns the condition of one name of a declared view's filter; refuses as `readFilter` does. */
export const filterCondition = (doorCall: DoorCall, key: string, value: unknown): SQL => {
  const { name, field, criterion } = readFilter(doorCall, key, value, true)
  return conditionOf(doorCall.plan, name, field, criterion)
}

/** Field that one name of a filter asks about, and what it asks. */
export type FieldFilter = { name: string; field: AnyField; criterion: Criterion }

/** Reads what one name of a filter asks: of any stored field that the door shows, its value; of offered filters and declared views, also with the other endings. 422 for anything else. */
export const readFilter = (
  { plan: { resource }, door }: DoorCall,
  key: string,
  value: unknown,
  declared = false,
): FieldFilter => {
  const filterName = readFilterName(resource, key === 'id' ? resource.key : key)
  if (!filterName || !isShown(resource, filterName.name, door)) throw unknown()
  const { name, field, operator } = filterName
  const offered = declared || filtersOf(resource, door).includes(name)
  if (!mayAsk(field, operator, offered))
    throw offered ? new Falla(422, `No se puede filtrar «${field.label}» de ese modo`) : unknown()
  const givenValues = operator === 'is' ? [value].flat() : [value]
  if (givenValues.length > mostValues)
    throw new Falla(422, `No se pueden pedir más de ${mostValues} valores de '${field.label}'`)
  const target = asksForRecords(field) ? keyFieldOf(resourceNamed(field.to)) : undefined
  const values = givenValues.map((each): Value =>
    filterValue(field, operator, field.kind === 'choices' && operator === 'is' ? [each] : each, target),
  )
  if (values.includes(undefined)) throw new Falla(422, `El valor de '${field.label}' no es válido`)
  return { name, field, criterion: { operator, values } }
}

/** Lists the names that a filter of a door takes. */
export const filterNames = (resource: AnyResource, door: Door): readonly string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    if (!isShown(resource, name, door)) return []
    const offered = filtersOf(resource, door).includes(name)
    return operators.flatMap(each => (mayAsk(field, each, offered) ? [filterKey(name, each)] : []))
  })

const mayAsk = (field: AnyField, operator: Operator, offered: boolean) =>
  (offered && operatorsOf(field).includes(operator)) || (operator === 'is' && traitsOf(field).stored)

const unknown = () => new Falla(422, 'No se puede filtrar por ese campo')

const mostValues = 1000
