import Button from '@mui/material/Button'
import type { ComponentType } from 'react'
import { notLoaded } from '../error/notLoaded.ts'
import { recoverable, type InItsPlace } from './recoverable.tsx'

/** What is drawn in each row of a table, whose code comes with the first. Where it does not come each row offers it again, without an alert for each. */
export const cell = <P extends object>(load: () => Promise<ComponentType<P>>) => recoverable(load, NotDrawn)

const NotDrawn = ({ onAgain }: InItsPlace<object>) => (
  <Button size="small" color="inherit" title={`${notLoaded.title}: ${notLoaded.why}.`} onClick={onAgain}>
    Reintentar
  </Button>
)
