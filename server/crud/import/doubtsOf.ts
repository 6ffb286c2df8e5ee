import { fieldLabel } from '../../../src/schema/record/fieldLabel.ts'
import type { AnyField, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { declaredField } from '../registry.ts'

/** What a person should look at before a row is written: of which field, in which words, and what tells it from another when the row is judged again. */
export type Duda = { campo: string; mensaje: string; clave: string; aceptada?: boolean }

/** The doubts of a row: what its declaration doubts of a value that is new, and what the row says that will not be kept. */
export const doubtsOf = (
  resource: AnyResource,
  said: Readonly<Record<string, unknown>>,
  values: Values,
  fresh: readonly string[],
): readonly Duda[] => [
  ...fresh.flatMap(name => {
    const field = declaredField(resource, name)
    const doubt = 'doubt' in field && isFilled(values[name]) ? field.doubt?.(values) : undefined
    return doubt ? [dudaOf(name, doubt)] : []
  }),
  ...Object.entries(said).flatMap(([name, value]) => {
    const field = declaredField(resource, name)
    return field.when && isFilled(value) && !isFilled(values[name]) ? [dudaOf(name, unkept(field, resource))] : []
  }),
]

/** A doubt that is the same as long as it says the same. */
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
