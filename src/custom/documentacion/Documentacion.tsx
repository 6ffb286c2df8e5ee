import type { RaRecord } from 'ra-core'
import { EstadoDeDocumentacion } from './EstadoDeDocumentacion.tsx'
import { useEnvio } from './useEnvio.ts'

type Props = { record: RaRecord; onClose: () => void }

/** Dialog in which the school office keeps a student's documentation: the switches change it, and «Confirmar» sends it. (B §2) */
export const Documentacion = ({ record, onClose }: Props) => {
  const { submit, sending, falla } = useEnvio(onClose)
  return (
    <EstadoDeDocumentacion estudiante={record} onConfirm={submit} onClose={onClose} sending={sending} falla={falla} />
  )
}
