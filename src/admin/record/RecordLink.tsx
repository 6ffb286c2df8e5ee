import { styled } from '@mui/material/styles'
import { LinkBase } from 'ra-core'
import type { ReactNode } from 'react'
import { currentSession } from '../../api/session.ts'
import { mayOpen, recordAddress } from '../../schema/doors/doors.ts'
import { resourceNamed } from '../../schema/house.ts'
import { isBlank } from '../../schema/record/isBlank.ts'

type Props = { resource: string; id: string | number | null | undefined; children: ReactNode }

/** Link to the screen of a record; plain text for a role that no door shows it to. */
export const RecordLink = ({ resource, id, children }: Props) =>
  !isBlank(id) && mayOpen(resourceNamed(resource), currentSession()?.rol) ? (
    <RecordWay to={recordAddress(resource, id)}>{children}</RecordWay>
  ) : (
    children
  )

/** Plain link: MUI's own is styled three times, and a list has one a row. */
export const RecordWay = styled(LinkBase)(({ theme }) => ({
  color: theme.vars.palette.secondary.main,
  textDecorationColor: theme.alpha(theme.vars.palette.primary.main, 0.4),
  textUnderlineOffset: '0.18em',
  textDecorationThickness: 1,
  '&:hover': { textDecorationColor: 'inherit', textDecorationThickness: 2 },
}))
