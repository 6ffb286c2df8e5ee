import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { memo, useId } from 'react'
import type { Role } from '../../schema/account/roles.ts'
import { MenuList } from './MenuList.tsx'
import { MenuToggle } from './MenuToggle.tsx'

type Props = { rol: Role; phone: boolean; open: boolean; onToggle: () => void }

/** Menu of a role: a column that collapses to its icons; on a phone, a drawer over the page that a choice closes. */
export const SideMenu = memo(({ rol, phone, open, onToggle }: Props) => {
  const id = useId()
  if (phone) {
    return (
      <Drawer
        open={open}
        onClose={onToggle}
        slotProps={{ paper: { 'aria-label': 'Menú', sx: { width: 'clamp(264px, 16.5rem, 85vw)' } } }}
      >
        <Column ref={focusFirstLink} aria-label="Menú">
          <MenuList id={id} rol={rol} open onOpen={onToggle} />
          <MenuToggle open controls={id} onToggle={onToggle} />
        </Column>
      </Drawer>
    )
  }
  return (
    <Column aria-label="Menú" sx={{ width: open ? 'clamp(240px, 15rem, 320px)' : 72 }}>
      <MenuList id={id} rol={rol} open={open} />
      <MenuToggle open={open} controls={id} onToggle={onToggle} />
    </Column>
  )
})

/** Begins at the first line of the menu, so that screen readers announce it and not the whole drawer. It slides in from outside, where nothing may scroll to it. */
const focusFirstLink = (column: HTMLElement | null) => column?.querySelector('a')?.focus({ preventScroll: true })

const Column = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  transition: theme.transitions.create('width', { duration: 160 }),
}))
