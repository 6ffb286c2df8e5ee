import { fieldLabel } from '../../../src/schema/record/fieldLabel.ts'
import type { AnyField, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { declaredField } from '../registry.ts'

/** Doubt that a person should look at before a row is written: its field, its words, and the key (`clave`) by which it is known again when the row is judged anew. */
export type Duda = { campo: string; mensaje: string; clave: string; aceptada?: boolean }

/** Returns the doubts of a row: those that its declaration has of new values, and what the row says that will not be kept. */
export const doubtsOf = (
  resource: AnyResource,
  readValues: Readonly<Record<string, unknown>>,
  values: Values,
  fresh: readonly string[],
): readonly Duda[] => [
  ...fresh.flatMap(name => {
    const field = declaredField(resource, name)
    const doubt = 'doubt' in field && isFilled(values[name]) ? field.doubt?.(values) : undefined
    return doubt ? [dudaOf(name, doubt)] : []
  }),
  ...Object.entries(readValues).flatMap(([name, value]) => {
    const field = declaredField(resource, name)
    return field.when && isFilled(value) && !isFilled(values[name]) ? [dudaOf(name, unkept(field, resource))] : []
  }),
]

/** Builds a doubt, which is the same as long as it says the same. */
export const dudaOf = (campo: string, mensaje: string, clave = `${campo}: ${mensaje}`): Duda => ({
  campo,
  mensaje,
  clave,
})

export const isFilled = (value: unknown) => (value ?? '') !== ''

const unkept = ({ label, when = {} }: AnyField, resource: AnyResource) => {
  const above = Object.keys(when).map(name => `«${fieldLabel(resource, name)}»`)
  return `No se guarda: «${label}» no existe con lo que dice ${above.join(' y ')}`
}
