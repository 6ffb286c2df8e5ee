import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useToday } from '../../admin/useToday.ts'
import { turnos } from '../../domain/servicioSocial/estados.ts'
import { plazoDeCorreccion } from '../../domain/servicioSocial/plazoDeCorreccion.ts'
import { servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { turno } from '../../domain/servicioSocial/servicio.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'
import { porCorregir, siguientePaso } from './siguientePaso.ts'

type Props = {
  registro: RegistroDeServicio
  /** Opens the phase of the step; given while another one is open. */
  onGo?: () => void
}

/** Next step, whose turn it is, and until when the student has time. A rejected phase is the student's to correct, also while the office reviews another one. */
export const SiguientePaso = ({ registro, onGo }: Props) => {
  const hoy = useToday()
  const quien = turno(servicioDe(registro))
  const rechazada = porCorregir(registro)
  const suyo = quien === 'estudiante' || rechazada !== undefined
  const vence =
    rechazada === undefined ? quien === 'estudiante' && registro.vence : plazoDeCorreccion(registro, rechazada)
  return (
    <Card
      component="section"
      aria-label="Siguiente paso"
      sx={{ mb: 3, borderLeft: 5, borderLeftColor: suyo ? 'primary.main' : 'divider' }}
    >
      <CardContent>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h2" sx={{ mr: 'auto' }}>
            {siguientePaso(registro)}
          </Typography>
          {quien !== 'nadie' && (
            <Chip
              color={suyo ? 'primary' : 'default'}
              label={suyo ? 'Le toca a usted' : `Le toca a ${turnos.find(([cada]) => cada === quien)?.[1]}`}
            />
          )}
        </Stack>
        {vence && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {vence < hoy
              ? `El plazo terminó el ${fechaLarga(vence)}; aún puede enviarlo.`
              : `${quien === 'estudiante' ? 'Tiene' : 'Para corregirla tiene'} hasta el ${fechaLarga(vence)}.`}
          </Typography>
        )}
        {suyo && onGo && (
          <Button variant="outlined" onClick={onGo} sx={{ mt: 1.5 }}>
            Ir a esta fase
          </Button>
        )}
      </CardContent>
    </Card>
  )
}
