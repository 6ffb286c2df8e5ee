import type { AnyField, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'

/** What a person should look at before a row is written, by field: what its declaration doubts of a value that is new, and what the row says that will not be kept. */
export const doubtsOf = (
  { fields }: AnyResource,
  said: Readonly<Record<string, unknown>>,
  values: Values,
  fresh: readonly string[],
): Record<string, string> => ({
  ...Object.fromEntries(
    fresh.flatMap(name => {
      const field = fields[name]
      const doubt = field && 'doubt' in field && isFilled(values[name]) ? field.doubt?.(values) : undefined
      return doubt ? [[name, doubt]] : []
    }),
  ),
  ...Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => {
      const field = fields[name]
      return field?.when && isFilled(value) && !isFilled(values[name]) ? [[name, unkept(field, fields)]] : []
    }),
  ),
})

export const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''

const unkept = ({ label, when }: AnyField, fields: AnyResource['fields']) => {
  const above = Object.keys(when ?? {}).map(name => `«${fields[name]?.label ?? name}»`)
  return `No se guarda: «${label}» no existe con lo que dice ${above.join(' y ')}`
}
