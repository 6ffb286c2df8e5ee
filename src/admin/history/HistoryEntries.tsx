import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../../api/callApi.ts'
import type { GeneratorCalls } from '../../generatorCalls.ts'
import { ReadFailure } from '../read/ReadFailure.tsx'
import { RestingButton } from '../send/RestingButton.tsx'
import { HistoryEntry } from './HistoryEntry.tsx'

/** Changes of a record, a page at a time. */
export const HistoryEntries = ({ path }: { path: string }) => {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['history', path],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) =>
      (await callApi<GeneratorCalls['historial']>(`${path}?range=[${pageParam},${pageParam + size - 1}]`, { signal }))
        .data,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { apuntes }) => sum + apuntes.length, 0)
      return read < total ? read : undefined
    },
    gcTime: 0,
  })
  if (isPending) return <Skeleton variant="rounded" height={160} />
  if (!data)
    return <ReadFailure text={error?.message ?? 'No se pudo leer el historial.'} onRetry={() => void refetch()} />
  const entries = data.pages.flatMap(({ apuntes }) => apuntes)
  if (!entries.length)
    return (
      <Typography sx={{ color: 'text.secondary' }}>Nadie ha cambiado este registro desde que está aquí.</Typography>
    )
  return (
    <>
      <Entries>
        {entries.map(entry => (
          <HistoryEntry key={entry.id} entry={entry} onUndone={() => void refetch()} />
        ))}
      </Entries>
      {hasNextPage && (
        <RestingButton
          variant="outlined"
          color="inherit"
          loading={isFetchingNextPage}
          resting={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Ver anteriores
        </RestingButton>
      )}
    </>
  )
}

const size = 10

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    padding: theme.spacing(1.5, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li:last-child': { borderBottom: 0 },
}))
