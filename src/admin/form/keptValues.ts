import type { AnyField, Values } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** What the form of the next record begins with: of what the last one held, these fields, and no reference without what it hangs from. */
export const keptValues = ({ fields }: AnyResource, names: readonly string[], values: Values): Values => {
  const stays = (name: string): boolean => names.includes(name) && hangsFrom(fields[name]).every(stays)
  return Object.fromEntries(names.filter(stays).map(name => [name, values[name]]))
}

const hangsFrom = (field?: AnyField): readonly string[] =>
  field?.kind === 'reference' ? Object.values(field.offer?.bind ?? {}) : []
