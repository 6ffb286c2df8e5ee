import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useLogout, useNotify } from 'ra-core'
import type { Theme } from '@mui/material/styles'
import { useCallback, useContext, useEffect, useState } from 'react'
import { currentSession, samePerson } from '../../api/session.ts'
import { preloadable } from '../defer/preloadable.tsx'
import { OverDialogs } from '../notice/OverDialogs.tsx'
import { screenOnly } from '../theme/screenOnly.ts'
import { hourOf } from '../form/hourOf.ts'
import { WayOutContext } from './WayOut.tsx'
import { useSessionEnd } from './useSessionEnd.ts'

const SignInAgain = preloadable(async () => (await import('./SignInAgain.tsx')).SignInAgain)

/**
 * Warns of the session's end, asks two minutes before, and lets the same person sign in again in place. After it covers
 * the page, which only that person gets back; others are led to the landing.
 */
export const SessionEnd = () => {
  const notify = useNotify()
  const logout = useLogout()
  const onWayOut = useContext(WayOutContext)
  const { end, urgent, over, look } = useSessionEnd()
  const [email] = useState(() => currentSession()?.usuario.email)
  const [isStillHere] = useState(() => samePerson())
  const [askedForPassword, setAskedForPassword] = useState<'yes' | 'later'>()
  const [loaded, setLoaded] = useState(false)
  const load = useCallback(() => SignInAgain.preload().then(() => setLoaded(true)), [])
  const near = end !== undefined
  useEffect(() => {
    if (near) void load().catch(() => undefined)
  }, [near, urgent, over, load])
  if (end === undefined) return null
  const ask = () => {
    setAskedForPassword('yes')
    void load().catch(() => notify(notLoaded, { type: 'warning' }))
  }
  const done = () => {
    if (!isStillHere()) return onWayOut()
    setAskedForPassword(undefined)
    const until = look()
    if (until !== undefined) notify(`Su sesión sigue abierta hasta las ${hourOf(until)}.`, { type: 'success' })
  }
  const asking =
    loaded && email !== undefined && (over || askedForPassword === 'yes' || (urgent && askedForPassword !== 'later'))
  return (
    <>
      {over && <Box aria-hidden data-cover sx={cover} />}
      <OverDialogs>
        {() => (
          <Box
            sx={theme => ({
              position: 'fixed',
              left: 16,
              [theme.breakpoints.up('sm')]: { bottom: 16 },
              [theme.breakpoints.down('sm')]: { top: 12, right: 16 },
              zIndex: theme.zIndex.snackbar,
              ...ends,
            })}
          >
            <Alert
              severity="warning"
              variant="outlined"
              sx={{ bgcolor: 'background.paper', alignItems: 'center', boxShadow: 3 }}
              action={
                email && (
                  <Button color="inherit" size="small" onClick={ask}>
                    Seguir en la sesión
                  </Button>
                )
              }
            >
              {`Su sesión ${over ? 'terminó' : 'termina'} a las ${hourOf(end)}.`}
            </Alert>
          </Box>
        )}
      </OverDialogs>
      {asking && (
        <SignInAgain
          email={email}
          end={end}
          over={over}
          onDone={done}
          onClose={() => (over ? void logout() : setAskedForPassword('later'))}
        />
      )}
    </>
  )
}

const notLoaded =
  'No se pudo abrir: revise su conexión e intente de nuevo, o ingrese en otra pestaña. Lo que tiene abierto sigue aquí.'

/** Above every open form, and under the dialog that signs in again. */
const cover = {
  position: 'fixed',
  inset: 0,
  zIndex: ({ zIndex }: Theme) => zIndex.modal + 1,
  bgcolor: 'background.default',
} as const

const ends = {
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  ...screenOnly,
}
