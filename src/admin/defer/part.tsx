import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { notLoaded } from '../error/notLoaded.ts'
import { ReadFailure } from '../read/ReadFailure.tsx'
import { recoverable, type InItsPlace } from './recoverable.tsx'

/** Creates a part of a screen or form whose code loads when it is first drawn. A failed load shows «Reintentar» in its place and leaves everything around it. */
export const part = <P extends object>(load: () => Promise<ComponentType<P>>) => recoverable(load, NotDrawn)

const NotDrawn = ({ onAgain }: InItsPlace<object>) => (
  <Box role="alert" sx={{ p: 2 }}>
    <ReadFailure text={`${notLoaded.title}: ${notLoaded.why}.`} onRetry={onAgain} />
  </Box>
)
