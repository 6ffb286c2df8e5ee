import type { Table } from './snapshot.ts'

/** Whether the rows of a table have a version, by which what was read before they changed is refused. */
export const isVersioned = (table: Table | undefined): boolean => table?.columns['version'] !== undefined

/** What a statement that changes rows sets beside it. */
export const raised = '"version" = "version" + 1'
