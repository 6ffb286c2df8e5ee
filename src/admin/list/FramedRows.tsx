import Paper from '@mui/material/Paper'
import type { ComponentProps, ReactNode } from 'react'
import { ListProgress } from './ListProgress.tsx'
import { RecordTable } from './RecordTable.tsx'
import { RowsAnnouncement } from './RowsAnnouncement.tsx'
import { tableFrame } from './tableFrame.ts'

type Props = ComponentProps<typeof RecordTable> & { children: ReactNode }

/** Framed rows of the surrounding list: shows that they are read again, announces them, and has their pages (`children`) at its foot. */
export const FramedRows = ({ children, ...table }: Props) => (
  <Paper variant="outlined" sx={tableFrame}>
    <ListProgress />
    <RowsAnnouncement />
    <RecordTable {...table} />
    {children}
  </Paper>
)
