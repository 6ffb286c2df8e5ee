import { useResourceContext } from 'ra-core'
import { resourceNamed } from '../../schema/house.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Returns the declaration of a resource, by its name or that of the surrounding context. */
export const useResource = (name?: string): AnyResource => {
  const around = useResourceContext()
  return resourceNamed(name ?? around ?? '')
}
