import MenuIcon from '@mui/icons-material/Menu'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { CurrentUser } from '../../api/currentUser.ts'
import type { Role } from '../../schema/account/roles.ts'
import { screenOnly } from '../theme/screenOnly.ts'
import { DeferredBell } from '../bell/DeferredBell.tsx'
import { FindButton } from '../find/FindButton.tsx'
import { Brand } from './Brand.tsx'
import { IconHelp } from './IconHelp.tsx'
import { Identity } from './Identity.tsx'
import { LogoutButton } from './LogoutButton.tsx'
import { ManualLink } from './ManualLink.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { headerHeight } from './headerHeight.ts'

type Props = { usuario: CurrentUser; rol: Role; onMenu?: () => void }

/** Header: logo, name and role of the signed-in person, and the sign-out; on a phone also the button of the menu. (A §2, Shell) */
export const Header = memo(({ usuario, rol, onMenu }: Props) => (
  <Bar>
    {onMenu && (
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-description="Menú"
        onClick={onMenu}
      >
        Mostrar
      </Button>
    )}
    <Brand />
    <IconHelp>
      <FindButton />
      <DeferredBell />
      <Identity nombre={usuario.nombre} rol={rol} />
      <ManualLink rol={rol} />
      <ThemeSwitch />
      <LogoutButton />
    </IconHelp>
  </Bar>
))

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: headerHeight,
  padding: theme.spacing(0.75, 2),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...screenOnly,
  // With large letters the name shrinks first, and then their words wrap.
  [theme.breakpoints.up('sm')]: { '& .MuiButton-root': { minWidth: 'min-content', whiteSpace: 'normal' } },
  [theme.breakpoints.between('sm', 'md')]: { gap: theme.spacing(0.5) },
  [theme.breakpoints.down('sm')]: {
    position: 'static',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 1),
    paddingInline: theme.spacing(1.5),
  },
}))
