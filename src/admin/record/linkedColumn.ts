import type { AnyResource } from '../../schema/resource.ts'

/** The column of a table that leads to the records: their title's where it is shown, else their key's, else the first. */
export const linkedColumn = ({ title, key }: AnyResource, columns: readonly { source: string }[]) => {
  const sources = columns.map(({ source }) => source)
  return [title, key].find(name => sources.includes(name)) ?? sources[0]
}
