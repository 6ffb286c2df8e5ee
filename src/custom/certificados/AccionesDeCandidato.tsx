import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import { useRecordContext } from 'ra-core'
import { useChoiceWithin } from '../../admin/address/useChoice.ts'
import { StoredFileLink } from '../../admin/file/StoredFileLink.tsx'
import { yaEnviado } from '../../domain/certificados.ts'
import type { Solicitud } from './solicitud.ts'
import { SolicitudEnDialogo } from './SolicitudEnDialogo.tsx'

/** Actions of a candidate: the issued certificate in a new tab, and the request, from which it is issued. (B §2, Certificates) */
export const AccionesDeCandidato = () => {
  const solicitud = useRecordContext<Solicitud & { id: string }>()
  const [vista, setVista] = useChoiceWithin('solicitud')
  if (!solicitud) return null
  const {
    n_folio,
    estado,
    certificados: { url_certificado },
  } = solicitud
  const falta = estado === 'No procede' ? yaEnviado.certificado[estado] : 'El certificado aún no se emite'
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {url_certificado ? (
        <StoredFileLink url={url_certificado} label="Ver certificado" name={n_folio} />
      ) : (
        <Tooltip title={falta}>
          <span>
            <Button
              size="small"
              disabled
              aria-label={`Ver certificado ${n_folio}: ${estado === 'No procede' ? 'no procede' : 'aún no se emite'}`}
            >
              Ver certificado
            </Button>
          </span>
        </Tooltip>
      )}
      <Button size="small" aria-label={`Ver solicitud ${n_folio}`} onClick={() => setVista(n_folio)}>
        Ver solicitud
      </Button>
      {vista === n_folio && <SolicitudEnDialogo n_folio={n_folio} onClose={() => setVista('')} />}
    </Stack>
  )
}
