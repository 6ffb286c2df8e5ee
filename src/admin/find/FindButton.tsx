import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { onIntent } from '../defer/onIntent.ts'
import { openable } from '../defer/openable.tsx'
import { useShortcut } from '../shortcuts/useShortcut.ts'
import { forReadersOnly } from '../theme/forReadersOnly.ts'

const FindDialog = openable(async () => (await import('./FindDialog.tsx')).FindDialog)

/** «Encontrar», by its button or Ctrl-K. The box loads when somebody reaches for it, and begins with the text typed meanwhile. On a phone the button is its icon. */
export const FindButton = () => {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  useShortcut('k', () => setOpen(true), FindDialog.preload)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-label="Encontrar"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        {...onIntent(FindDialog.preload)}
        sx={{ gap: 1, minWidth: 0 }}
        onClick={() => setOpen(true)}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Encontrar
        </Box>
      </Button>
      <Suspense
        fallback={
          <Box sx={forReadersOnly}>
            <input autoFocus aria-label="Encontrar" value={typed} onChange={event => setTyped(event.target.value)} />
          </Box>
        }
      >
        {open && <FindDialog typed={typed} onClose={close} />}
      </Suspense>
    </>
  )
}
