import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'
import { useOneAtATime } from '../../admin/send/useOneAtATime.ts'
import { ErrorDePeticion } from '../../api/ErrorDePeticion.ts'
import { peticion } from '../../api/peticion.ts'
import { llamada, type Enlace, type Modo } from './enlace.ts'

type Pedido = { modo: Modo; clave: string }
type Despues = { onDone: () => void; onSettled: () => void }

/** Ties or unties, says what the server said, and reads the lists again. (B §7, §8) */
export const useEnlace = (enlace: Enlace, { onDone, onSettled }: Despues) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ modo, clave }: Pedido) =>
      peticion(llamada(enlace, modo), { method: 'POST', body: { [enlace.campo]: clave } }),
    onSettled,
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' })
      onDone()
      refresh()
    },
    onError: async error => {
      if (!(await logoutIfAccessDenied(error))) notify(dicho(error), { type: 'error' })
    },
  })
  return { enviar: mutate, enviando: isPending }
}

/** The server's own text, where it gave one, or that there is no network. */
const dicho = (error: Error) => {
  if (!(error instanceof ErrorDePeticion)) return 'Ocurrio un error'
  const { status, statusText, body } = error
  return status === 'network_error' || body.message || body.statusText ? statusText : 'Ocurrio un error'
}
