import { refuseUnknown } from '../schema/check/refuseUnknown.ts'
import type { AnyField } from '../schema/kinds.ts'
import type { AnyResource } from '../schema/resource.ts'

declare module '../schema/resource.ts' {
  interface Declared {
    /** The path of the field that says to which CUC a record belongs. */
    cuc?: string
    /** The assigned field that keeps who added the record. */
    autor?: string
  }
}

/** Refuses a path to the CUC that is no path: references, the last of them to a CUC. What a reference leads to in vain is said of the reference. */
export const checkCuc = (resource: AnyResource, resources: Readonly<Record<string, AnyResource>>): string[] => {
  const { name, cuc } = resource
  let at: AnyResource | undefined = resource
  for (const step of cuc?.split('.') ?? []) {
    if (!at) return []
    const field: AnyField | undefined = at.fields[step]
    if (field?.kind !== 'reference')
      return refuseUnknown(`${name}.cuc`, step, referencesOf(at), `una referencia de ${at.name}`)
    at = resources[field.to]
  }
  return !cuc || !at || at.name === 'cucs' ? [] : [`${name}.cuc: «${cuc}» termina en ${at.name}, y debe llegar a cucs.`]
}

const referencesOf = ({ fields }: AnyResource) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'reference' ? [name] : []))
