import type { AnyField, Values } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Returns the values with which the form of the next record begins: these fields of the last one, without references whose parent is not kept. */
export const valuesToKeep = ({ fields }: AnyResource, names: readonly string[], values: Values): Values => {
  const stays = (name: string): boolean => names.includes(name) && hangsFrom(fields[name]).every(stays)
  return Object.fromEntries(names.filter(stays).map(name => [name, values[name]]))
}

const hangsFrom = (field?: AnyField): readonly string[] =>
  field?.kind === 'reference' ? Object.values(field.offer?.bind ?? {}) : []
