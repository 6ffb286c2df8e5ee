import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { LogoutOnMount, useEvent, useLocation, useStore } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { sesionActual } from '../../api/sesion.ts'
import { DeferredSessionEnd } from '../guard/DeferredSessionEnd.tsx'
import { SideMenu } from '../menu/SideMenu.tsx'
import { DeferredShortcuts } from '../shortcuts/DeferredShortcuts.tsx'
import { onPaper } from '../theme/paper.ts'
import { screenOnly } from '../theme/screenOnly.ts'
import { Content } from './Content.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PrintHeading } from './PrintHeading.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Header, side menu and footer around every screen. Each navigation reads the session anew; without one that can be read the person is signed out. (A §2, Shell; A §4) */
export const AppLayout = ({ children }: { children?: ReactNode }) => {
  useLocation()
  const phone = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  const [expanded, setExpanded] = useStore('menu.expanded', true)
  const [drawer, setDrawer] = useState(false)
  const onToggle = useEvent(() => (phone ? setDrawer(!drawer) : setExpanded(!expanded)))
  const sesion = sesionActual()
  if (!sesion) return <LogoutOnMount />
  return (
    <Frame>
      <SkipLink />
      <DeferredShortcuts />
      <DeferredSessionEnd />
      <Header usuario={sesion.usuario} rol={sesion.rol} onMenu={phone ? onToggle : undefined} />
      <PrintHeading usuario={sesion.usuario} />
      <Columns>
        <Aside>
          <SideMenu rol={sesion.rol} phone={phone} open={phone ? drawer : expanded} onToggle={onToggle} />
        </Aside>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', ...onPaper({ display: 'block' }) }}>
          <Content>{children}</Content>
          <Footer />
        </Box>
      </Columns>
    </Frame>
  )
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  ...onPaper({ display: 'block', minHeight: 0 }),
})

const Columns = styled('div')({ display: 'flex', flex: 1, ...onPaper({ display: 'block' }) })

const Aside = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 60,
  zIndex: 2,
  height: 'calc(100dvh - 60px)',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { display: 'none' },
  ...screenOnly,
}))
