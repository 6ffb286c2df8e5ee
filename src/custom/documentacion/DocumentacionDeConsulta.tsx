import type { RaRecord } from 'ra-core'
import { EstadoDeDocumentacion } from './EstadoDeDocumentacion.tsx'

type Props = { record: RaRecord; onClose: () => void }

/** Dialog with a student's documentation in general data, read-only. (B §2) */
export const DocumentacionDeConsulta = ({ record, onClose }: Props) => (
  <EstadoDeDocumentacion estudiante={record} onClose={onClose} />
)
