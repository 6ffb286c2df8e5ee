import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/** Provides a mutation that runs once at a time: a call while it runs, as from a double click, is ignored. */
export const useOneAtATime = <Data, Variables>({
  onSettled,
  ...options
}: UseMutationOptions<Data, Error, Variables>) => {
  const busy = useRef(false)
  const { mutate, isPending, error } = useMutation<Data, Error, Variables>({
    ...options,
    onSettled: (...settled) => {
      busy.current = false
      return onSettled?.(...settled)
    },
  })
  const once = (variables: Variables) => {
    if (busy.current) return
    busy.current = true
    mutate(variables)
  }
  return { mutate: once, isPending, error }
}
