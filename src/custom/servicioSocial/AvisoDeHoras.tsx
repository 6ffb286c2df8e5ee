import Alert from '@mui/material/Alert'
import { avisoDeHoras } from '../../domain/servicioSocial/informacion.ts'

/** Warns of fewer hours than the rules ask for; refuses nothing. */
export const AvisoDeHoras = ({ horas_totales }: { horas_totales: unknown }) => {
  const aviso = avisoDeHoras(horas_totales)
  return (
    aviso && (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {aviso}
      </Alert>
    )
  )
}
