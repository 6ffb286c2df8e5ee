import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { LogoutOnMount, useEvent, useLocation, useStore } from 'ra-core'
import { useEffect, useState, type ReactNode } from 'react'
import { currentSession } from '../../api/session.ts'
import { BackCloses } from '../guard/BackCloses.tsx'
import { DeferredRecoveryLink } from '../guard/DeferredRecoveryLink.tsx'
import { DeferredSessionEnd } from '../guard/DeferredSessionEnd.tsx'
import { ignoreStrayPresses } from '../guard/ignoreStrayPresses.ts'
import { useRefusedSession } from '../guard/useRefusedSession.ts'
import { DeferredUnanswered } from '../send/DeferredUnanswered.tsx'
import { DeferredShortcuts } from '../shortcuts/DeferredShortcuts.tsx'
import { Shell } from './Shell.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Shell of the signed-in person around every screen. Each navigation reads the session anew; without a readable one the person is signed out. (A §2, Shell; A §4) */
export const AppLayout = ({ children }: { children?: ReactNode }) => {
  useLocation()
  useEffect(ignoreStrayPresses, [])
  useRefusedSession()
  const phone = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  const [expanded, setExpanded] = useStore('menu.expanded', true)
  const [drawer, setDrawer] = useState(false)
  const onToggle = useEvent(() => (phone ? setDrawer(!drawer) : setExpanded(!expanded)))
  const session = currentSession()
  if (!session) return <LogoutOnMount />
  const { usuario, rol } = session
  return (
    <>
      <SkipLink />
      <BackCloses />
      <DeferredShortcuts />
      <DeferredSessionEnd />
      <DeferredUnanswered />
      <DeferredRecoveryLink />
      <Shell usuario={usuario} rol={rol} phone={phone} open={phone ? drawer : expanded} onToggle={onToggle}>
        {children}
      </Shell>
    </>
  )
}
