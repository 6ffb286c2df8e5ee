import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'
import { useOneAtATime } from '../../admin/send/useOneAtATime.ts'
import { ErrorDePeticion } from '../../api/ErrorDePeticion.ts'
import { peticion } from '../../api/peticion.ts'
import type { EstadoDeDocumento } from '../../domain/documentos.ts'

/** A student's documentation on its way to the server. The version is the one that was read: nobody's change is written over. */
export type Envio = { matricula?: string; documentacion?: readonly EstadoDeDocumento[]; version?: number }

/** Sends a documentation: without a student it says so, without a list it sends nothing. (B §5, §7, Documentation) */
export const useEnvio = (onDone: () => void) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { mutate, isPending, error } = useOneAtATime({
    mutationFn: ({ matricula = '', ...body }: Envio) =>
      peticion(`documentacion/${encodeURIComponent(matricula)}`, { method: 'PUT', body: { matricula, ...body } }),
    onSuccess: ({ message }) => {
      notify(message || 'Estado de documentacion actualizada', { type: 'success' })
      onDone()
      refresh()
    },
    onError: async failure => {
      if (!(await logoutIfAccessDenied(failure)))
        notify('No se pudo actualizar el estado de documentacion', { type: 'error' })
    },
  })
  const enviar = (envio: Envio) => {
    if (!envio.matricula) notify('No hay un estudiante seleccionado para enviar su documentacion', { type: 'info' })
    else if (envio.documentacion) mutate(envio)
  }
  return { enviar, enviando: isPending, falla: error instanceof ErrorDePeticion ? error.statusText : undefined }
}
