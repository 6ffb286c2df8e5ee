import { callApi } from './callApi.ts'
import { pathOf, type Answer, type Filled, type ReadAddress } from './calls.ts'

/** Reads an address of the contract once and returns the data of its route; rejects as `callApi` does. */
export const readOnce = async <A extends ReadAddress>(
  address: A,
  options: Filled<A> & { signal?: AbortSignal },
): Promise<Answer<A>> => (await callApi<Answer<A>>(pathOf(address, options), { signal: options.signal })).data
