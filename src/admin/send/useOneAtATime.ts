import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/** A mutation that runs once at a time: what is asked while it runs, as the second click of a double click does, is left out. */
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
