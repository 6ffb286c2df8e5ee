import type { RowViewProps } from '../../admin/rooms.ts'
import { VerSolicitud } from './VerSolicitud.tsx'

/** Request of a certificate, read and issued in place; goes on to the next one. */
export const SolicitudEnBandeja = ({ record, ...props }: RowViewProps) => (
  <VerSolicitud n_folio={String(record.n_folio)} {...props} />
)
