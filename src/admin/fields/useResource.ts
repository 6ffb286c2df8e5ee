import { useResourceContext } from 'ra-core'
import { resourceNamed } from '../../schema/house.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** The declaration of a resource, by its name or the one around. */
export const useResource = (name?: string): AnyResource => {
  const around = useResourceContext()
  return resourceNamed(name ?? around ?? '')
}
