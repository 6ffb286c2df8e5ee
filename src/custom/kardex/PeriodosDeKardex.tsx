import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { periodosDeKardex, resumenDeKardex, type Kardex } from '../../domain/kardex.ts'
import { TablaDeKardex } from './TablaDeKardex.tsx'

/** A whole kardex: a table a period, oldest first, and what all of it comes to. (B §2) */
export const PeriodosDeKardex = ({ kardex }: { kardex: Kardex }) => {
  const periodos = periodosDeKardex(kardex)
  const { promedio, creditos, aprobadas } = resumenDeKardex(kardex)
  if (periodos.length === 0) return <Typography role="status">Todavía no hay materias registradas.</Typography>
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography
        sx={{ color: 'text.secondary' }}
      >{`Promedio general: ${promedio}. Materias acreditadas: ${aprobadas}. Créditos acreditados: ${creditos}.`}</Typography>
      {periodos.map(({ periodo, entradas }) => (
        <section key={periodo} aria-label={periodo}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {periodo}
          </Typography>
          <TablaDeKardex de={periodo} entradas={entradas} />
        </section>
      ))}
    </Stack>
  )
}
