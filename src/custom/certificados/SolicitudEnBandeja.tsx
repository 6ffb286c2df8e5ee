import type { RowViewProps } from '../../admin/rooms.ts'
import { SolicitudEnDialogo } from './SolicitudEnDialogo.tsx'

/** Request of a certificate, read and issued in place; goes on to the next one. */
export const SolicitudEnBandeja = ({ record, ...props }: RowViewProps) => (
  <SolicitudEnDialogo n_folio={String(record.n_folio)} {...props} />
)
