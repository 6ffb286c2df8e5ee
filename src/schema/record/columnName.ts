import type { AnyField } from '../kinds.ts'

/** Returns the name of a field's column: the last word of its place in the record. */
export const columnName = (name: string, { record = name }: AnyField) => record.slice(record.lastIndexOf('.') + 1)
