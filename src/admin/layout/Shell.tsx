import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { CurrentUser } from '../../api/currentUser.ts'
import type { Role } from '../../schema/account/roles.ts'
import { SideMenu } from '../menu/SideMenu.tsx'
import { onPaper } from '../theme/onPaper.ts'
import { screenOnly } from '../theme/screenOnly.ts'
import { Content } from './Content.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PrintHeading } from './PrintHeading.tsx'
import { headerHeight } from './headerHeight.ts'

type Props = {
  usuario: CurrentUser
  rol: Role
  phone: boolean
  /** `true` while the menu is expanded or, on a phone, shown. */
  open: boolean
  onToggle: () => void
  children?: ReactNode
}

/** Header, side menu and footer around a screen. (A §2, Shell) */
export const Shell = ({ usuario, rol, phone, open, onToggle, children }: Props) => (
  <Frame>
    <Header usuario={usuario} rol={rol} onMenu={phone ? onToggle : undefined} />
    <PrintHeading usuario={usuario} />
    <Columns>
      <Aside>
        <SideMenu rol={rol} phone={phone} open={open} onToggle={onToggle} />
      </Aside>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', ...onPaper({ display: 'block' }) }}>
        <Content>{children}</Content>
        <Footer />
      </Box>
    </Columns>
  </Frame>
)

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  ...onPaper({ display: 'block', minHeight: 0 }),
})

const Columns = styled('div')({ display: 'flex', flex: 1, ...onPaper({ display: 'block' }) })

const Aside = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: headerHeight,
  zIndex: 2,
  height: `calc(100dvh - ${headerHeight}px)`,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { display: 'none' },
  ...screenOnly,
}))
