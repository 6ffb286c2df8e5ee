import { useQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useEffect } from 'react'
import { ErrorDePeticion } from '../../api/ErrorDePeticion.ts'
import { peticion } from '../../api/peticion.ts'

type Options = {
  /** What the person reads when it fails, instead of the server's words. */
  error?: string
}

/** Reads a path of the contract for a hand-made screen: aborted when the screen is left, a notice when it fails, signed out on 401. (A §7, A §8) */
export const useRead = <T>(path: string, { error: texto }: Options = {}) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['read', path],
    queryFn: async ({ signal }) => (await peticion<T>(path, { signal })).data,
  })
  useEffect(() => {
    if (!error || (error instanceof ErrorDePeticion && error.status === 'abort')) return
    void logoutIfAccessDenied(error).then(out => out || notify(texto ?? error.message, { type: 'error' }))
  }, [error, texto, notify, logoutIfAccessDenied])
  return { data, error, isPending, refetch }
}
