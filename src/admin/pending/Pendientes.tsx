import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { sesionActual } from '../../api/sesion.ts'
import { house } from '../../schema/house.ts'
import { pendingOf } from '../../schema/pendingOf.ts'
import { ReadFailure } from '../read/ReadFailure.tsx'
import { useRead } from '../read/useRead.ts'
import { PendingCards, PendingCardsInWait, type Pendiente } from './PendingCards.tsx'

/** Heads a home page with what awaits the person: counts that open exactly those rows. A role that no declared view awaits sees the page alone. */
export const Pendientes = ({ children }: { children: ReactNode }) => {
  const rol = sesionActual()?.rol
  const views = rol ? pendingOf(house(), rol).length : 0
  return views ? <Awaiting views={views}>{children}</Awaiting> : children
}

/** What lies below is seen once the counts are here, so that nothing moves under a finger; another server of the contract has none. */
const Awaiting = ({ views, children }: { views: number; children: ReactNode }) => {
  const id = useId()
  const { data, isPending, refetch } = useRead<readonly Pendiente[] | null>('pendientes', {
    error: failed,
    whenAbsent: null,
    onReturn: true,
  })
  return (
    <Stack spacing={4}>
      {data !== null && (
        <Stack component="section" aria-labelledby={id} aria-busy={isPending} spacing={1.5} sx={{ maxWidth: 1100 }}>
          <Typography id={id} variant="h2">
            Pendientes
          </Typography>
          {data ? (
            <PendingCards pendientes={data} />
          ) : isPending ? (
            <PendingCardsInWait count={views} />
          ) : (
            <ReadFailure text={failed} onRetry={() => void refetch()} />
          )}
        </Stack>
      )}
      <Box sx={isPending ? { visibility: 'hidden' } : undefined}>{children}</Box>
    </Stack>
  )
}

const failed = 'No se pudieron contar sus pendientes.'
