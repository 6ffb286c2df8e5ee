import Link from '@mui/material/Link'
import { LinkBase } from 'ra-core'
import type { ReactNode } from 'react'
import { sesionActual } from '../../api/sesion.ts'
import { mayOpen, recordAddress } from '../../schema/doors.ts'
import { resourceNamed } from '../../schema/house.ts'

type Props = { resource: string; id: string | number | null | undefined; children: ReactNode }

/** Leads to the screen of a record; plain text for a role that no door shows it to. */
export const RecordLink = ({ resource, id, children }: Props) =>
  id !== null && id !== undefined && id !== '' && mayOpen(resourceNamed(resource), sesionActual()?.rol) ? (
    <Link component={LinkBase} to={recordAddress(resource, id)}>
      {children}
    </Link>
  ) : (
    children
  )
