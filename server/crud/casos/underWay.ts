import { inArray, type SQL } from 'drizzle-orm'
import { columnOf, tableNamed } from '../registry.ts'
import type { CaseResource } from './caseContext.ts'

/** Returns the condition of the cases of a process that have not come to an end. */
export const underWay = ({ name, process }: CaseResource): SQL =>
  inArray(
    columnOf(tableNamed(name), 'estado'),
    Object.entries(process.states).flatMap(([state, { end }]) => (end ? [] : [state])),
  )
