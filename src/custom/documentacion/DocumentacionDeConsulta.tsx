import type { RaRecord } from 'ra-core'
import { EstadoDeDocumentacion } from './EstadoDeDocumentacion.tsx'

type Props = { record: RaRecord; onClose: () => void }

/** A student's documentation as general data shows it: to be read. (B §2) */
export const DocumentacionDeConsulta = ({ record, onClose }: Props) => (
  <EstadoDeDocumentacion estudiante={record} onClose={onClose} />
)
