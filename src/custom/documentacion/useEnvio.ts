import { useNotify } from 'ra-core'
import { useSend } from '../../admin/send/useSend.ts'
import { ApiError } from '../../api/ApiError.ts'
import type { EstadoDeDocumento } from '../../domain/documentos.ts'

/** Documentation of a student to be sent, with the version that was read, so that nobody's change is overwritten. */
export type Envio = { matricula?: string; documentacion?: readonly EstadoDeDocumento[]; version?: number }

/** Sends a documentation. Without a student it notifies so; without a list it sends nothing. (B §5, §7, Documentation) */
export const useEnvio = (onDone: () => void) => {
  const notify = useNotify()
  const { send, sending, error } = useSend({
    reads: ['estudiantes', 'read'],
    onDone,
    texts: {
      done: message => message || 'Estado de documentacion actualizada',
      failed: () => 'No se pudo actualizar el estado de documentacion',
    },
  })
  const submit = ({ matricula, documentacion, version }: Envio) => {
    if (!matricula) notify('No hay un estudiante seleccionado para enviar su documentacion', { type: 'info' })
    else if (documentacion)
      send(`documentacion/${encodeURIComponent(matricula)}`, { matricula, documentacion, version }, 'PUT')
  }
  return { submit, sending, falla: error instanceof ApiError ? error.statusText : undefined }
}
