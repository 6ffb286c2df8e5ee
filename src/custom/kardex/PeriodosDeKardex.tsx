import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { onPaper } from '../../admin/theme/onPaper.ts'
import { periodosDeKardex, promedioDe, resumenDeKardex, type Kardex } from '../../domain/kardex.ts'
import { TablaDeKardex } from './TablaDeKardex.tsx'

/** Whole kardex: one table for each period, oldest first, under its totals. (B §2) */
export const PeriodosDeKardex = ({ kardex }: { kardex: Kardex }) => {
  const periodos = periodosDeKardex(kardex)
  const { promedio, creditos, aprobadas } = resumenDeKardex(kardex)
  const masNotas = promedioDe(Object.values(kardex).flat()) !== promedio
  if (periodos.length === 0) return <Typography role="status">Todavía no hay materias registradas.</Typography>
  return (
    <Stack sx={{ gap: 3, ...onPaper({ display: 'block', '& > :not(style) ~ :not(style)': { marginTop: '18px' } }) }}>
      <Typography
        sx={{ color: 'text.secondary' }}
      >{`Promedio general: ${promedio}. Materias acreditadas: ${aprobadas}. Créditos acreditados: ${creditos}.`}</Typography>
      {masNotas && (
        <Typography variant="body2" sx={{ mt: -2, color: 'text.secondary' }}>
          El promedio general es solo de calificaciones cerradas por Servicios escolares.
        </Typography>
      )}
      {periodos.map(({ periodo, entradas }) => (
        <TablaDeKardex key={periodo} de={periodo} entradas={entradas} />
      ))}
    </Stack>
  )
}
