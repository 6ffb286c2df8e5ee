import Button from '@mui/material/Button'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { TitledDialog } from '../dialog/TitledDialog.tsx'
import { Announcement } from '../screen/Announcement.tsx'

type Props = {
  open: boolean
  onConfirm: () => void
  onCancel: () => void
  /** Consequence of the action, under the question. */
  text?: string
  /** Content to read before answering. */
  children?: ReactNode
  /** `true` while the confirmed action runs: both buttons rest and Esc does not close. */
  loading?: boolean
}

/**
 * Question before a write: «Confirmar» or «Cancelar». Ignores the rest of a double click, a key held down, and one
 * pressed before the question can be read. (A §2, Common form behaviour)
 */
export const ConfirmDialog = ({ open, onConfirm, onCancel, text, children, loading = false }: Props) => {
  const since = useRef(0)
  useEffect(() => {
    if (open) since.current = performance.now()
  }, [open])
  /* Compares with the time of the key press itself: a busy page handles it later. */
  const onceRead = (event: KeyboardEvent) => {
    const answers = event.key === 'Enter' || event.key === ' '
    if (answers && (event.repeat || event.timeStamp - since.current < moment)) event.preventDefault()
  }
  return (
    <TitledDialog
      title="¿Esta seguro de realizar esta acción?"
      text={text}
      open={open}
      onClose={(_, reason) => reason === 'escapeKeyDown' && !loading && onCancel()}
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={loading} onClick={onCancel}>
            Cancelar
          </Button>
          <Button
            variant="contained"
            autoFocus
            loading={loading}
            onClick={() => open && onConfirm()}
            onKeyDown={onceRead}
            onKeyUp={onceRead}
          >
            Confirmar
          </Button>
          <Announcement>{loading && 'Enviando…'}</Announcement>
        </>
      }
    >
      {children}
    </TitledDialog>
  )
}

/** Milliseconds within which a press still belongs to the gesture that opened the question. */
const moment = 500
