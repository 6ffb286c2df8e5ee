import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { avance, type RegistroDeMateria } from '../../domain/avance.ts'
import type { MateriaDeMalla } from '../../domain/ciclos.ts'
import { contado } from '../../language/contado.ts'
import { porcentajeEnTexto } from '../../domain/porcentaje.ts'

/** Progress of a student in the grid, in subjects and in credits. */
export const ResumenDeAvance = ({
  materias,
  registros,
}: {
  materias: readonly MateriaDeMalla[]
  registros: readonly RegistroDeMateria[]
}) => {
  const hecho = avance(materias, registros)
  return (
    <Box sx={{ mb: 2 }}>
      <Typography>
        {`Avance: ${hecho.materias.aprobado} de ${contado(hecho.materias.total, 'materia', 'materias')} (${porcentajeEnTexto(hecho.materias.porcentaje)}), ${hecho.creditos.aprobado} de ${contado(hecho.creditos.total, 'crédito', 'créditos')} (${porcentajeEnTexto(hecho.creditos.porcentaje)})`}
      </Typography>
      <LinearProgress
        variant="determinate"
        color="success"
        value={hecho.materias.porcentaje}
        aria-label="Avance en materias"
        sx={{ height: 8, borderRadius: 4, mt: 0.5, bgcolor: 'divider' }}
      />
    </Box>
  )
}
