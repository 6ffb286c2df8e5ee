import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/callApi.ts'
import { unansweredWrites } from '../../api/unansweredWrites.ts'
import type { GeneratorCalls } from '../../generatorCalls.ts'

type Props = {
  doing: string
  /** Path at which the server tells its progress (%). */
  path: string
}

type Progress = GeneratorCalls['avance']

/** Shows the work that the server was asked to do and, once it tells, its progress, which stays between two parts of the work. Screen readers hear only the work. */
export const WorkProgress = ({ doing, path }: Props) => {
  const { data } = useQuery<Progress>({
    queryKey: ['avance', path],
    queryFn: async ({ signal, client, queryKey }) => {
      const { data: now } = await callApi<Progress>(path, { signal })
      const before = client.getQueryData<Progress>(queryKey)
      if (now.avance === null) return before ?? now
      if (now.avance !== before?.avance) unansweredWrites.heard()
      return now
    },
    initialData: { avance: null },
    staleTime: Infinity,
    refetchInterval: every,
    gcTime: 0,
    retry: false,
  })
  const avance = data.avance && data.avance < 100 ? data.avance : undefined
  return (
    <>
      <Typography component="div" sx={{ mb: 0.5 }}>
        <span role="status">{doing}</span>
        {avance !== undefined && <Box component="span" aria-hidden>{` ${avance} %`}</Box>}
      </Typography>
      <LinearProgress
        aria-label={doing}
        variant={avance === undefined ? 'indeterminate' : 'determinate'}
        value={avance}
      />
    </>
  )
}

/** Interval of reading (ms). */
const every = 700
