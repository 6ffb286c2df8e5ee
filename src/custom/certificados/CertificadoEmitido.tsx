import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { StoredFileLink } from '../../admin/file/StoredFileLink.tsx'
import type { Solicitud } from './solicitud.ts'

/** Link to the certificate of the row, once it is issued. (B §2, Certificates) */
export const CertificadoEmitido = () => {
  const solicitud = useRecordContext<Solicitud & { id: string }>()
  const url = solicitud?.certificados.url_certificado
  return url ? (
    <StoredFileLink url={url} label="Descargar" name={`certificado ${solicitud.n_folio}`} />
  ) : (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      No disponible
    </Typography>
  )
}
