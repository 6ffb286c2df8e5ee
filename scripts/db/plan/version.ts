import type { Table } from './snapshot.ts'

/** Tells whether the rows of a table have a version, by which writes over stale reads are refused. */
export const isVersioned = (table: Table | undefined): boolean => table?.columns['version'] !== undefined

/** Assignment that a statement which changes rows adds to raise their version. */
export const raised = '"version" = "version" + 1'
