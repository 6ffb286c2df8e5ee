import type { RaRecord } from 'ra-core'
import { EstadoDeDocumentacion } from './EstadoDeDocumentacion.tsx'
import { useEnvio } from './useEnvio.ts'

type Props = { record: RaRecord; onClose: () => void }

/** A student's documentation as the school office keeps it: its switches answer, and «Confirmar» sends them. (B §2) */
export const Documentacion = ({ record, onClose }: Props) => {
  const { enviar, enviando, falla } = useEnvio(onClose)
  return (
    <EstadoDeDocumentacion estudiante={record} onConfirm={enviar} onClose={onClose} enviando={enviando} falla={falla} />
  )
}
