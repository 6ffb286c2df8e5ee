import Button from '@mui/material/Button'
import { TitledDialog } from '../dialog/TitledDialog.tsx'

type Props = {
  open: boolean
  title?: string
  what?: string
  /** Button that leaves the work, and the one that loses nothing. */
  leave?: string
  stay?: string
  onClose: () => void
  onDiscard: () => void
}

/** Dialog that asks before unsaved work is left: by default, before that of the open form is lost. */
export const DiscardDialog = ({
  open,
  title = '¿Salir sin guardar?',
  what = lossOfForm,
  leave = 'Salir sin guardar',
  stay = 'Seguir editando',
  onClose,
  onDiscard,
}: Props) => (
  <TitledDialog
    title={title}
    text={what}
    open={open}
    onClose={onClose}
    maxWidth="xs"
    actions={
      <>
        <Button variant="outlined" color="inherit" onClick={onDiscard}>
          {leave}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {stay}
        </Button>
      </>
    }
  />
)

const lossOfForm = 'Lo que escribió o eligió y no ha guardado se perderá.'
