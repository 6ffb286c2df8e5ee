import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { Afterwards } from '../defer/Afterwards.tsx'
import { NewsList, useNews } from '../bell/News.tsx'
import { ReadFailure } from '../read/ReadFailure.tsx'
import { useRead } from '../read/useRead.ts'
import { useNewDay } from '../useNewDay.ts'
import { PendingCards, PendingCardsInWait } from './PendingCards.tsx'

/**
 * Heads a home page with pending work, as counts that open exactly those rows, and the news since the last visit. Draws
 * the content after both, at low priority, so that nothing moves.
 */
export const Pendientes = ({ children }: { children: ReactNode }) => {
  const id = useId()
  const { data, isPending, refetch } = useRead<'/pendientes', null>('/pendientes', {
    error: failed,
    whenAbsent: null,
    onReturn: true,
  })
  useNewDay(refetch)
  const news = useNews()
  const waiting = isPending || news.isPending
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
            <PendingCardsInWait />
          ) : (
            <ReadFailure text={failed} onRetry={() => void refetch()} />
          )}
        </Stack>
      )}
      {!waiting && (
        <>
          <NewsList news={news.data} />
          <Afterwards>{children}</Afterwards>
        </>
      )}
    </Stack>
  )
}

const failed = 'No se pudieron contar sus pendientes.'
