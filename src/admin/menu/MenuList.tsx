import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Role } from '../../schema/account/roles.ts'
import { house } from '../../schema/house.ts'
import { IconHelp } from '../layout/IconHelp.tsx'
import { MenuEntry } from './MenuEntry.tsx'

type Props = { id: string; rol: Role; open: boolean; onOpen?: () => void }

/** Screens of a role, in the order of the specification. (A §2, Shell) */
export const MenuList = memo(({ id, rol, open, onOpen }: Props) => (
  <IconHelp side="right">
    <Entries id={id} data-open={open}>
      {house()
        .menuOf(rol)
        .map(({ route, menu }) => (
          <MenuEntry key={route} route={route} label={menu.label} icon={menu.icon} open={open} onOpen={onOpen} />
        ))}
    </Entries>
  </IconHelp>
))

/** Styles all lines at once. The current one is marked as a tab is. */
const Entries = styled('ul')(({ theme: { vars } }) => ({
  flex: 1,
  margin: 0,
  padding: '12px 8px',
  listStyle: 'none',
  overflowY: 'auto',
  '& > li': { marginBottom: 2 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 40,
    boxSizing: 'border-box',
    paddingBlock: 8,
    borderRadius: 8,
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.action.hover } },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& svg': { flexShrink: 0, color: vars.palette.text.secondary },
  '&[data-open=true] a': { justifyContent: 'start', gap: 14, paddingInline: 12 },
  '& a[aria-current=page]': {
    fontWeight: 700,
    color: vars.palette.primary.main,
    backgroundColor: vars.palette.action.selected,
    boxShadow: `inset 3px 0 0 ${vars.palette.primary.main}`,
    '& svg': { color: 'inherit' },
  },
}))
