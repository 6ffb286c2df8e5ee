import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import type { Semaforo } from '../../domain/estadoDelSistema.ts'
import { momentoLargo } from '../../domain/momentoLargo.ts'

/** Screen of the state of each part of the installation, and what to do about it. Read every minute. */
export const Estado = () => {
  const reading = useRead('/estado', {
    error: 'Error al obtener el estado del sistema',
    every: 60_000,
  })
  const { data } = reading
  if (!data) return <ReadState of={reading} failure="No se pudo obtener el estado del sistema." />
  return (
    <>
      <Typography
        sx={{ mb: 2, color: 'text.secondary' }}
      >{`Leído el ${momentoLargo(new Date(data.momento))}`}</Typography>
      <Partes aria-label="Partes del sistema">
        {data.partes.map(({ parte, estado, dicho, hacer }) => (
          <li key={parte}>
            <Chip size="small" variant="outlined" color={colores[estado]} label={palabras[estado]} />
            <div>
              <b>{parte}</b>
              <span>{dicho}</span>
              {hacer && <em>{hacer}</em>}
            </div>
          </li>
        ))}
      </Partes>
    </>
  )
}

const palabras: Record<Semaforo, string> = { bien: 'Bien', atender: 'Atender', mal: 'Mal' }
const colores = { bien: 'success', atender: 'warning', mal: 'error' } as const satisfies Record<Semaforo, string>

const Partes = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '6rem 1fr',
    gap: theme.spacing(2),
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& b, & span, & em': { display: 'block', overflowWrap: 'anywhere' },
  '& em': { fontStyle: 'normal', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& > li': { gridTemplateColumns: '1fr', justifyItems: 'start' } },
}))
