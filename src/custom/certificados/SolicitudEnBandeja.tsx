import type { RowViewProps } from '../../admin/rooms.ts'
import { VerSolicitud } from './VerSolicitud.tsx'

/** A request of a certificate, read and issued in place; then the next one. */
export const SolicitudEnBandeja = ({ record, ...props }: RowViewProps) => (
  <VerSolicitud n_folio={String(record.n_folio)} {...props} />
)
