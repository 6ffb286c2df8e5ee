import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { ErrorDePeticion } from '../../api/ErrorDePeticion.ts'
import { useOneAtATime } from '../send/useOneAtATime.ts'

/** Makes a letter in the browser: `make` reads its facts, fills its template and hands it over. What the server refuses, or what is wrong with the template, is said. (B §7, B §8) */
export const useLetter = <T>(make: (of: T) => Promise<void>, onSettled?: () => void) => {
  const notify = useNotify()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate, isPending } = useOneAtATime({
    mutationFn: make,
    onError: async error => {
      if (!(await logoutIfAccessDenied(error)))
        notify(error instanceof ErrorDePeticion ? `Ocurrio un error: ${error.message}` : error.message, {
          type: 'error',
        })
    },
    onSettled,
  })
  return { make: mutate, making: isPending }
}
