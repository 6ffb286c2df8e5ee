import { useSend } from '../../admin/send/useSend.ts'
import { ApiError } from '../../api/ApiError.ts'
import { llamada, type Enlace, type Modo } from './enlace.ts'

type Pedido = { modo: Modo; clave: string }
type Despues = { onDone: () => void; onSettled: () => void }

/** Links or unlinks a record: shows the server's message and reads the lists again. (B §7, §8) */
export const useEnlace = (enlace: Enlace, despues: Despues) => {
  const { send, sending } = useSend({ ...despues, reads: [enlace.resource], texts: { failed: dicho } })
  return {
    send: ({ modo, clave }: Pedido) => send(llamada(enlace, modo), { [enlace.campo]: clave }),
    sending,
  }
}

/** Returns the server's own text, if it gave one, or that there is no network; otherwise a fixed text. */
const dicho = (error: Error) => {
  if (!(error instanceof ApiError)) return 'Ocurrio un error'
  const { status, statusText, body } = error
  return status === 'network_error' || body.message || body.statusText ? statusText : 'Ocurrio un error'
}
