import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Portal from '@mui/material/Portal'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { TitledDialog } from '../dialog/TitledDialog.tsx'
import { unansweredWrites } from '../../api/unansweredWrites.ts'
import { screenOnly } from '../theme/screenOnly.ts'

/** Says of a write without an answer that it is still waited for and, later, offers to stop waiting. It stands over every dialog. */
export const Unanswered = () => {
  const late = useSyncExternalStore(unansweredWrites.subscribe, unansweredWrites.first)
  return late && <Waiting key={late.since} {...late} />
}

const Waiting = ({ since, repeatable, letGo }: NonNullable<ReturnType<typeof unansweredWrites.first>>) => {
  const [stage, setStage] = useState<'early' | 'late' | 'lost'>('early')
  useEffect(() => {
    if (stage === 'lost') return undefined
    const early = stage === 'early'
    const turn = setTimeout(
      () => setStage(early ? 'late' : 'lost'),
      early ? Math.max(0, since + word - Date.now()) : wayOut,
    )
    return () => clearTimeout(turn)
  }, [stage, since])
  if (stage === 'early') return null
  const wait = () => setStage('late')
  return (
    <Portal>
      {stage === 'late' && (
        <Box sx={foot}>
          <Alert role="status" severity="warning" variant="outlined" sx={{ bgcolor: 'background.paper', boxShadow: 3 }}>
            El servidor sigue sin responder: se sigue esperando, no lo repita.
          </Alert>
        </Box>
      )}
      <TitledDialog
        title="El servidor sigue sin responder"
        text={
          <>
            No se sabe si ya se guardó. Puede seguir esperando, o dejar de esperar: lo que escribió se queda donde está
            {repeatable
              ? ' y puede repetirlo tal cual; si ya se había guardado, no se hará dos veces.'
              : '. En ese caso, revise si se guardó antes de repetirlo.'}
          </>
        }
        open={stage === 'lost'}
        maxWidth="xs"
        onClose={wait}
        actions={
          <>
            <Button variant="outlined" color="inherit" onClick={letGo}>
              Dejar de esperar
            </Button>
            <Button variant="contained" autoFocus onClick={wait}>
              Seguir esperando
            </Button>
          </>
        }
      />
    </Portal>
  )
}

/** Milliseconds until the notice, and from it until the offer to stop waiting. */
const word = 8000
const wayOut = 30_000

const foot = {
  position: 'fixed',
  inset: 'auto 16px 16px',
  display: 'flex',
  justifyContent: 'center',
  zIndex: 'tooltip',
  pointerEvents: 'none',
  ...screenOnly,
} as const
