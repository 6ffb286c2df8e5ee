import type * as z from 'zod'
import { doorColumn } from '../../src/schema/doors/doorColumns.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'
import { filterNames } from '../crud/read/filters/filterCondition.ts'
import { doorQuery } from '../crud/read/doorQuery.ts'
import { orderNames } from '../crud/read/orderOf.ts'
import { readPlanOf } from '../crud/read/readPlan.ts'

/** Returns the query of a door, with the names that its own filter, order and file take. */
export const listQuery = (resource: AnyResource, door: Door): z.ZodObject => {
  const parameters = doorQuery(door)
  const admitted = namesTaken(resource, door)
  return parameters.extend(
    Object.fromEntries(
      Object.entries(admitted).flatMap(([name, names]) => {
        const parameter = parameters.shape[name]
        return parameter && names.length
          ? [[name, parameter.describe(`${parameter.description}. Se admite: ${names.join(', ')}`)]]
          : []
      }),
    ),
  )
}

const namesTaken = (resource: AnyResource, door: Door): Readonly<Record<string, readonly string[]>> => ({
  filter: ['q', 'id', ...(resource.views ? ['vista'] : []), ...filterNames(resource, door)],
  sort: orderNames(readPlanOf(resource), door),
  columnas: Object.keys(resource.fields).filter(name => doorColumn(resource, door, name)),
})
