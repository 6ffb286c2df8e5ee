import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { Suspense, useState } from 'react'
import { currentSession } from '../../api/session.ts'
import { preloadable } from '../defer/preloadable.tsx'
import { screenOnly } from '../theme/screenOnly.ts'
import { hourOf } from '../form/hourOf.ts'
import { useSessionEnd } from './useSessionEnd.ts'

const SignInAgain = preloadable(async () => (await import('./SignInAgain.tsx')).SignInAgain)

/** Says wherever one is that the session is about to end, and lets the same person sign in again in place. It asks by itself once little is left, for whoever cannot reach the notice behind an open form. */
export const SessionEnd = () => {
  const notify = useNotify()
  const { end, urgent, look } = useSessionEnd()
  const [email] = useState(() => currentSession()?.usuario.email)
  const [asked, setAsked] = useState<'yes' | 'later'>()
  if (end === undefined) return null
  const done = () => {
    setAsked(undefined)
    const until = look()
    if (until !== undefined) notify(`Su sesión sigue abierta hasta las ${hourOf(until)}.`, { type: 'success' })
  }
  const asking = email !== undefined && (asked === 'yes' || (urgent && asked !== 'later'))
  return (
    <>
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
              <Button color="inherit" size="small" onClick={() => setAsked('yes')}>
                Seguir en la sesión
              </Button>
            )
          }
        >
          {`Su sesión termina a las ${hourOf(end)}.`}
        </Alert>
      </Box>
      <Suspense>
        {asking && <SignInAgain email={email} end={end} onDone={done} onClose={() => setAsked('later')} />}
      </Suspense>
    </>
  )
}

const ends = {
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  ...screenOnly,
}
