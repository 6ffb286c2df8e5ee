import { useResourceContext } from 'ra-core'
import { resources, type ResourceName } from '../../resources/index.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** The declaration of a resource, by its name or the one around. */
export const useResource = (name?: string): AnyResource => {
  const around = useResourceContext()
  return resources[(name ?? around) as ResourceName]
}
