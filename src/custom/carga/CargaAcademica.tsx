import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { usePdf } from '../../admin/pdf/usePdf.ts'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { SendButton } from '../../admin/send/SendButton.tsx'
import { contado } from '../../language/contado.ts'
import { TarjetaDeClase } from './TarjetaDeClase.tsx'

/** Classes that the student takes now, with their timetable as a PDF. (B §2) */
export const CargaAcademica = () => {
  const reading = useRead('/estudiantes/clases/general', {
    error: 'Error al obtener la carga academica',
  })
  const { data } = reading
  const { busy, download } = usePdf()
  if (!data) return <ReadState of={reading} failure="No se pudo obtener su carga académica." />
  const { clases, estudiante } = data
  if (clases.length === 0) return <Typography role="status">No tiene asignaturas en el periodo actual.</Typography>
  const downloadPdf = () =>
    download(`horario ${estudiante.matricula}`, async hoy =>
      (await import('../../pdf/horarioEnPdf.ts')).horarioEnPdf({ clases, estudiante, hoy }),
    )
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 2 }}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {[clases[0]?.periodo, contado(clases.length, 'asignatura', 'asignaturas')].filter(Boolean).join(', ')}
        </Typography>
        <SendButton
          variant="contained"
          startIcon={<DownloadIcon />}
          loading={busy}
          loadingPosition="start"
          doing="Preparando el PDF…"
          onClick={downloadPdf}
        >
          Descargar Horario
        </SendButton>
      </Stack>
      <Box
        component="ul"
        aria-label="Asignaturas"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
        }}
      >
        {clases.map(clase => (
          <TarjetaDeClase key={clase.id_clase ?? clase.nombre_clase} clase={clase} />
        ))}
      </Box>
    </>
  )
}
