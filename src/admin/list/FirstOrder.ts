import { createContext, use } from 'react'
import { firstOrder } from '../../schema/record/firstOrder.ts'
import { useResource } from '../fields/useResource.ts'

type Order = ReturnType<typeof firstOrder>

/** The order that a screen gives the list around, where it is not the one of its resource. */
export const FirstOrder = createContext<Order | undefined>(undefined)

/** The order of the list around while nobody asks for another. */
export const useFirstOrder = (): Order => {
  const own = firstOrder(useResource())
  return use(FirstOrder) ?? own
}
