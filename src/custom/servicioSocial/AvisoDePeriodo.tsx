import Alert from '@mui/material/Alert'
import { avisoDePeriodo } from '../../domain/servicioSocial/informacion.ts'

type Props = { periodo: unknown; fecha_inicio: unknown; fecha_final: unknown }

/** Warns of dates that do not fit the length of a service; it refuses nothing. */
export const AvisoDePeriodo = ({ periodo, fecha_inicio, fecha_final }: Props) => {
  const aviso = avisoDePeriodo(periodo, fecha_inicio, fecha_final)
  return (
    aviso && (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {aviso}
      </Alert>
    )
  )
}
