import { pathOf, type Answer, type Filled, type ReadAddress } from '../../api/calls.ts'
import { useReadAt, type ReadOptions } from './useReadAt.ts'

/** Reads an address of the contract for a hand-made screen as `useReadAt` does, with the type of the server's route. */
export const useRead = <A extends ReadAddress, Absent extends null | Answer<A> = never>(
  address: A,
  options: ReadOptions<Answer<A> | Absent> & Filled<A>,
) => useReadAt<Answer<A> | Absent>(pathOf(address, options), options)
