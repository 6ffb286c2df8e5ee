import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ResourceContextProvider } from 'ra-core'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import type { Avance } from '../../domain/avance.ts'
import { StoredFileLink } from '../../admin/file/StoredFileLink.tsx'
import { NextRow } from '../../admin/list/sequence/NextRow.tsx'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { avisoDelEstudiante } from '../../resources/avisoDelEstudiante.ts'
import { AvisosDeSolicitud } from './AvisosDeSolicitud.tsx'
import { CamposDeSolicitud, MatriculaDeSolicitud } from './CamposDeSolicitud.tsx'
import { EnvioDePdf } from './EnvioDePdf.tsx'
import { BotonDeNegativa } from './BotonDeNegativa.tsx'
import type { DetalleDeSolicitud } from './solicitud.ts'
import { useSolicitud } from './useSolicitud.ts'

type Props = {
  n_folio: string
  onClose: () => void
  /** Opens the next request of the list that it was opened from. Default: none. */
  onNext?: () => void
}

/** Dialog with a request, read-only, from which its certificate is issued or, with a reason, refused. (B §2, Certificates) */
export const SolicitudEnDialogo = ({ n_folio, onClose, onNext }: Props) => {
  const { solicitud, creditos, caso, porqueNo, reading } = useSolicitud(n_folio)
  const [emitiendo, setEmitiendo] = useState(false)
  return (
    <TitledDialog
      title={`Solicitud de certificado ${n_folio}`}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cerrar
          </Button>
          <BotonDeNegativa n_folio={n_folio} caso={caso} />
          <Button
            variant="contained"
            disabled={!solicitud || reading.isPending || porqueNo !== undefined}
            onClick={() => setEmitiendo(true)}
          >
            Emitir certificado
          </Button>
          {onNext && <NextRow onNext={onNext} />}
        </>
      }
    >
      {solicitud && !reading.isPending ? (
        <Ficha solicitud={solicitud} creditos={creditos} />
      ) : (
        <ReadState of={reading} failure="No se pudo obtener la solicitud." />
      )}
      {porqueNo && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{porqueNo}</Typography>}
      {emitiendo && solicitud && (
        <EnvioDePdf
          solicitud={solicitud}
          part="certificado"
          title="Emitir certificado"
          label="Certificado firmado"
          warning="El certificado se emite una sola vez"
          onClose={() => setEmitiendo(false)}
        />
      )}
    </TitledDialog>
  )
}

/** Data of a request; `creditos` are the student's, for a full certificate. */
const Ficha = ({ solicitud, creditos }: { solicitud: DetalleDeSolicitud; creditos?: Avance['creditos'] }) => {
  const form = useForm({ values: solicitud })
  const aviso = avisoDelEstudiante(solicitud)
  const {
    libro,
    foja,
    numero,
    ciclo_escolar,
    certificados: { url_recibo, url_certificado },
  } = solicitud
  return (
    <FormProvider {...form}>
      {aviso && (
        <Alert severity="info" sx={{ mb: 1.75 }}>
          {aviso}
        </Alert>
      )}
      <ResourceContextProvider value="certificados">
        <MatriculaDeSolicitud />
        <CamposDeSolicitud mode="delete" />
      </ResourceContextProvider>
      <AvisosDeSolicitud creditos={creditos} />
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary' }}
      >{`Ciclo escolar ${ciclo_escolar} · libro ${libro}, foja ${foja}, número ${numero}`}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {url_recibo && <StoredFileLink url={url_recibo} label="Ver comprobante de pago" name={solicitud.n_folio} />}
        {url_certificado && <StoredFileLink url={url_certificado} label="Abrir certificado" name={solicitud.n_folio} />}
      </Stack>
    </FormProvider>
  )
}
