import type { FieldKind } from '../../schema/kinds.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** The fields of a form that its postal code fills. */
export const postalFields = ({ fields }: AnyResource) => {
  const named = (kind: FieldKind, of?: string) =>
    Object.entries(fields).find(([, field]) => field.kind === kind && (!of || ('of' in field && field.of === of)))?.[0]
  return { estado: named('place', 'estado'), municipio: named('place', 'municipio'), colonia: named('colonia') }
}
