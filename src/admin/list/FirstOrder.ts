import { createContext, use } from 'react'
import { firstOrder } from '../../schema/record/firstOrder.ts'
import { useResource } from '../fields/useResource.ts'

type Order = ReturnType<typeof firstOrder>

/** Order that a screen gives to the surrounding list. Default: that of its resource. */
export const FirstOrder = createContext<Order | undefined>(undefined)

/** Returns the order of the surrounding list while nobody asks for another. */
export const useFirstOrder = (): Order => {
  const ofResource = firstOrder(useResource())
  return use(FirstOrder) ?? ofResource
}
