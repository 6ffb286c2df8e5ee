import { refuseUnknown } from '../schema/check/refuseUnknown.ts'
import type { AnyField } from '../schema/kinds.ts'
import type { AnyResource } from '../schema/resource.ts'

declare module '../schema/resource.ts' {
  interface Declared {
    /** Path of references to the CUC of a record. */
    cuc?: string
    /** The assigned field that stores who added the record. */
    autor?: string
  }
}

/** Refuses a `cuc` with a step that is no reference, or whose last reference leads elsewhere. A reference to an unknown resource is left to the checks of that reference. */
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
