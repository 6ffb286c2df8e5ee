import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { notLoaded } from '../error/notLoaded.ts'
import { ReadFailure } from '../read/ReadFailure.tsx'
import { recoverable, type InItsPlace } from './recoverable.tsx'

/** A part of a screen or of a form, whose code comes when it is first drawn. Where it does not come it says so in its place, with «Reintentar»; what is around it stays as it is. */
export const part = <P extends object>(load: () => Promise<ComponentType<P>>) => recoverable(load, NotDrawn)

const NotDrawn = ({ onAgain }: InItsPlace<object>) => (
  <Box role="alert" sx={{ p: 2 }}>
    <ReadFailure text={`${notLoaded.title}: ${notLoaded.why}.`} onRetry={onAgain} />
  </Box>
)
