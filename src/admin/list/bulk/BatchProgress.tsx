import Box from '@mui/material/Box'
import { batchProgress } from '../../send/useBatchCalls.ts'
import { WorkProgress } from '../../send/WorkProgress.tsx'
import type { useBatch } from './useBatch.ts'

/** Progress of the call that a batch has under way; nothing without one. */
export const BatchProgress = ({ batch: { doing } }: { batch: Pick<ReturnType<typeof useBatch>, 'doing'> }) =>
  doing !== undefined && (
    <Box sx={{ mb: 1.5 }}>
      <WorkProgress key={doing} doing={doing} path={batchProgress} />
    </Box>
  )
