import Button from '@mui/material/Button'
import { TitledDialog } from '../dialog/TitledDialog.tsx'

type Props = { open: boolean; what?: string; stay?: string; onClose: () => void; onDiscard: () => void }

/** Dialog that asks before unsaved work is lost: by default, that of the open form. `stay` is the button that loses nothing. */
export const DiscardDialog = ({ open, what = lossOfForm, stay = 'Seguir editando', onClose, onDiscard }: Props) => (
  <TitledDialog
    title="¿Salir sin guardar?"
    text={what}
    open={open}
    onClose={onClose}
    maxWidth="xs"
    actions={
      <>
        <Button variant="outlined" color="inherit" onClick={onDiscard}>
          Salir sin guardar
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {stay}
        </Button>
      </>
    }
  />
)

const lossOfForm = 'Lo que escribió o eligió y no ha guardado se perderá.'
