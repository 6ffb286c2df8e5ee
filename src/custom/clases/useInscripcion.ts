import { useLogoutIfAccessDenied, useNotify } from 'ra-core'
import { peticion } from '../../api/peticion.ts'
import { useReload } from '../../admin/list/useReload.ts'
import { useOneAtATime } from '../../admin/send/useOneAtATime.ts'

/** Puts students into a class or takes one out; says what the server said and reads the lists again. (B §7, §8) */
export const useInscripcion = (path: string, onHecho: () => void = () => undefined) => {
  const notify = useNotify()
  const reload = useReload('estudiantes')
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (body: object) => peticion(path, { method: 'POST', body }),
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' })
      onHecho()
      void reload()
    },
    onError: async error => {
      if (!(await logoutIfAccessDenied(error))) notify(error.message || 'Ocurrio un error', { type: 'error' })
    },
  })
  return { enviar: mutate, enviando: isPending }
}
