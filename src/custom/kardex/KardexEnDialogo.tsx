import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { usePdf } from '../../admin/pdf/usePdf.ts'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { SendButton } from '../../admin/send/SendButton.tsx'
import { paperOnly } from '../../admin/theme/screenOnly.ts'
import { readOnce } from '../../api/readOnce.ts'
import { firmaDe } from '../../domain/firmantes.ts'
import type { Kardex } from '../../domain/kardex.ts'
import { nombreCompleto } from '../../domain/personas.ts'
import { PeriodosDeKardex } from './PeriodosDeKardex.tsx'
import { Trayectoria, type Etapa } from './Trayectoria.tsx'

type Props = { record: RaRecord; onClose: () => void; conDescarga: boolean }

/** Dialog with the kardex of a row's student, and its PDF if `conDescarga`; on paper with matrícula, programme, group and campus. The keyboard scrolls it. (B §2, Kardex modal) */
export const KardexEnDialogo = ({ record, onClose, conDescarga }: Props) => {
  const [etapa, setEtapa] = useState<Etapa>()
  const { clave_cuc, ...quien } = etapa ? titularEnEtapa(etapa) : titularDe(record)
  const { matricula } = quien
  const reading = useRead('/coordi-escolar/estudiantes/:matricula/clases/generales/total', {
    places: { matricula },
    error: 'Error al obtener los datos',
  })
  const { data } = reading
  const { busy, download } = usePdf()
  const downloadPdf = (kardex: Kardex) =>
    download(`kardex ${matricula}`, async hoy => {
      const [{ kardexEnPdf }, firmas] = await Promise.all([
        import('../../pdf/kardexEnPdf.ts'),
        readOnce('/cucs/:clave_cuc/firmas', { places: { clave_cuc } }),
      ])
      return kardexEnPdf({ quien, kardex, hoy, firma: firmaDe('escolares', firmas) })
    })
  return (
    <TitledDialog
      title="Kardex"
      maxWidth="md"
      onClose={onClose}
      content={{ tabIndex: 0 }}
      actions={
        <>
          {conDescarga && (
            <SendButton
              variant="outlined"
              color="inherit"
              startIcon={<DownloadIcon />}
              loading={busy}
              loadingPosition="start"
              doing="Preparando el PDF…"
              disabled={!data}
              onClick={() => data && downloadPdf(data)}
            >
              Descargar
            </SendButton>
          )}
          <Button variant="contained" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {titularDe(record).nombre}
      </Typography>
      <Typography sx={{ mb: 1, ...paperOnly }}>
        {[matricula, quien.programa, quien.grupo, quien.cuc].filter(Boolean).join(' · ')}
      </Typography>
      {(record.matricula_anterior || record.continua) && (
        <Trayectoria matricula={String(record.matricula)} elegida={matricula} onChoose={setEtapa} />
      )}
      {data ? <PeriodosDeKardex kardex={data} /> : <ReadState of={reading} failure="No se pudo obtener el kardex." />}
    </TitledDialog>
  )
}

/** Student of a kardex as its PDF names them, and the key of their CUC, whose signatories sign. */
type Titular = { matricula: string; nombre: string; programa: string; grupo: string; cuc: string; clave_cuc: string }

/** Student of a row, in their present group. */
const titularDe = ({ matricula, nombre, apellidopaterno, apellidomaterno, grupo }: RaRecord): Titular => ({
  matricula: String(matricula),
  nombre: nombreCompleto(nombre, apellidopaterno, apellidomaterno),
  programa: grupo?.programa?.nombre ?? '',
  grupo: grupo?.nombre ?? '',
  cuc: grupo?.cuc?.nombre ?? '',
  clave_cuc: grupo?.cuc?.clave_cuc ?? '',
})

/** The same person under another of their matrículas. */
const titularEnEtapa = ({ nombreC, ...etapa }: Etapa): Titular => ({ ...etapa, nombre: nombreC })
