import Button from '@mui/material/Button'
import type { ComponentType } from 'react'
import { notLoaded } from '../error/notLoaded.ts'
import { recoverable, type InItsPlace } from './recoverable.tsx'

/** Creates a component for every row of a table, whose code loads with the first. A failed load offers a retry in each row, without an alert for each. */
export const cell = <P extends object>(load: () => Promise<ComponentType<P>>) => recoverable(load, NotDrawn)

const NotDrawn = ({ onAgain }: InItsPlace<object>) => (
  <Button size="small" color="inherit" title={`${notLoaded.title}: ${notLoaded.why}.`} onClick={onAgain}>
    Reintentar
  </Button>
)
