import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { WholeCodes } from '../../admin/fields/WholeCodes.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { useNewDay } from '../../admin/useNewDay.ts'
import type { Agenda } from '../../domain/agenda.ts'
import { date } from '../../schema/fields.ts'
import { textOf } from '../../schema/record/text.ts'

/** Today's classes by hour, and the next important date; nothing where the server knows of none. The content below is drawn after they are read, so that it does not move. */
export const AgendaDeHoy = ({ children }: { children: ReactNode }) => {
  const { data, isPending, refetch } = useRead('/agenda', {
    error: 'No se pudieron obtener sus clases de hoy.',
    whenAbsent: null,
  })
  useNewDay(refetch)
  if (isPending) return null
  return (
    <>
      {data && <Hoy {...data} />}
      {children}
    </>
  )
}

const Hoy = ({ clases, fecha }: Agenda) => {
  const id = useId()
  return (
    <Stack component="section" aria-labelledby={id} spacing={1} sx={{ maxWidth: 1100 }}>
      <Typography id={id} variant="h2">
        Hoy
      </Typography>
      {clases.length ? (
        <Lista>
          {clases.map(({ id_clase, nombre, salon, hora_inicio, hora_final }) => (
            <li key={id_clase}>
              <b>{`${hora_inicio}–${hora_final}`}</b>
              <span>
                <WholeCodes text={nombre} />
              </span>
              <span>{salon}</span>
            </li>
          ))}
        </Lista>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Hoy no tiene clases.</Typography>
      )}
      {fecha && <Typography>{`${fecha.que} el ${textOf('dia', dia, fecha)}.`}</Typography>}
    </Stack>
  )
}

const dia = date({ label: 'Día' })

const Lista = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '7rem 1fr auto',
    gap: theme.spacing(2),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr auto', rowGap: 0 },
  },
  [theme.breakpoints.down('sm')]: { '& b + span': { gridColumn: '1 / -1', order: 1 } },
  '& b': { fontVariantNumeric: 'tabular-nums' },
}))
