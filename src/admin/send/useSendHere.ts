import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { useState } from 'react'
import { useOneAtATime } from './useOneAtATime.ts'
import { callApi } from '../../api/callApi.ts'

/** Sends from a dialog, where what is refused is said in it; signs out on 401. */
export const useSendHere = <T>(onDone: (data: T) => void) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ path, body }: { path: string; body: object }) =>
      callApi<T>(path, { method: 'POST', key: null, body }),
    onSuccess: ({ data, message }) => {
      notify(message, { type: 'success' })
      onDone(data)
    },
    onError: async error => {
      if (!(await logoutIfAccessDenied(error))) setWrong(error.message)
    },
  })
  return { send: (path: string, body: object) => mutate({ path, body }), sending: isPending, wrong, setWrong }
}
