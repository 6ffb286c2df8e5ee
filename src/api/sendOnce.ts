import { callApi, type ApiAnswer } from './callApi.ts'
import { pathOf, type Answer, type Filled, type WriteAddress, type WriteMethod } from './calls.ts'
import type { WriteOptions } from './sendRequest.ts'

/** Sends to an address of the contract once and returns its answer, typed by its route; rejects as `callApi` does. */
export const sendOnce = <M extends WriteMethod, A extends WriteAddress<M>>(
  method: M,
  address: A,
  options: Filled<A> & WriteOptions,
): Promise<ApiAnswer<Answer<A, `$${Lowercase<M>}`>>> => {
  const { places, query, ...sent } = options
  return callApi(pathOf(address, { places, query }), { method, ...sent })
}
