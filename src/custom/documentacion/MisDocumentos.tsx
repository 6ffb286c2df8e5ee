import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { contado } from '../../language/contado.ts'
import { TablaDeDocumentos } from './TablaDeDocumentos.tsx'

/** Screen of the documents required of the student, the missing ones first. */
export const MisDocumentos = () => {
  const reading = useRead('/estudiante/documentacion', {
    error: falla,
  })
  const { data } = reading
  if (!data) return <ReadState of={reading} failure={falla} />
  const faltan = data.filter(({ estado }) => !estado)
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {faltan.length
          ? `Le falta entregar ${contado(faltan.length, 'documento', 'documentos')} en Servicios escolares.`
          : 'Ya entregó todos sus documentos.'}
      </Typography>
      <TablaDeDocumentos documentos={[...faltan, ...data.filter(({ estado }) => estado)]} />
    </Box>
  )
}

const falla = 'No se pudieron obtener sus documentos.'
