import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { turnos } from '../../domain/servicioSocial/estados.ts'
import { servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { turno } from '../../domain/servicioSocial/servicio.ts'
import { siguientePaso } from './siguientePaso.ts'

/** Next step, and whose turn it is. */
export const SiguientePaso = ({ registro }: { registro: RegistroDeServicio }) => {
  const quien = turno(servicioDe(registro))
  const suyo = quien === 'estudiante'
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
      </CardContent>
    </Card>
  )
}
