import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { enCifras } from '../../language/enCifras.ts'

/** Cell with the number of graded students of a class and its stage: «Sin calificar», «Por cerrar» or «Cerrada». */
export const Calificados = () => {
  const clase = useRecordContext()
  const { calificados, inscritos } = clase?.calificados ?? { calificados: 0, inscritos: 0 }
  return (
    <Stack>
      <span>{inscritos ? `${enCifras(calificados)} de ${enCifras(inscritos)}` : 'Sin estudiantes'}</span>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {clase?.status_escolar ? 'Cerrada' : clase?.status_facilitador ? 'Por cerrar' : 'Sin calificar'}
      </Typography>
    </Stack>
  )
}
