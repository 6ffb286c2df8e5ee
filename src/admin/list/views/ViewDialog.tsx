import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useLeaving } from '../../form/useLeaving.tsx'
import { useSend } from '../../send/useSend.ts'
import type { ListState } from './useListState.ts'
import type { OwnView } from './useViews.ts'
import { SendButton } from '../../send/SendButton.tsx'

type Props = {
  resource: string
  list: string
  /** Saved view to edit. Default: saves the present state as a new one. */
  view?: OwnView
  state: ListState
  start: string
  setStart: (id: string) => void
  onClose: () => void
}

/** Dialog that saves the state of a list under a name, or renames, shares or deletes a saved view, and chooses whether the list begins with it, which is all for other people's views. */
export const ViewDialog = ({ resource, list, view, state, start, setStart, onClose }: Props) => {
  const id = useId()
  const before = view
    ? { nombre: view.nombre, compartida: view.compartida, begins: start === view.id }
    : { nombre: '', compartida: false, begins: false }
  const [entered, setSaid] = useState(before)
  const [wrong, setWrong] = useState<string>()
  const { nombre, compartida, begins } = entered
  const mine = view?.mia ?? true
  const keepStart = (key: string | undefined) => {
    if (begins && key) setStart(key)
    else if (!begins && before.begins) setStart('')
  }
  const { send, sending } = useSend<{ id: string }>({
    reads: [resource],
    onDone: saved => {
      keepStart(saved.id)
      onClose()
    },
    onRefused: errors => setWrong(errors.nombre),
  })
  const removing = useSend<{ id: string }>({
    reads: [resource],
    onDone: () => {
      if (before.begins) setStart('')
      onClose()
    },
  })
  const isDirty = nombre !== before.nombre || compartida !== before.compartida || begins !== before.begins
  const { close, question } = useLeaving(isDirty, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!mine) {
      keepStart(view?.id)
      onClose()
    } else if (view) send(`vistas/${view.id}`, { nombre, compartida }, 'PUT')
    else send('vistas', { entidad: resource, lista: list, nombre, estado: state, compartida })
  }
  return (
    <Dialog open onClose={close} maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{view ? `Vista «${view.nombre}»` : 'Guardar vista'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1, pt: '16px !important' }}>
          {mine && (
            <OwnViewInputs entered={entered} wrong={wrong} onSay={changes => setSaid({ ...entered, ...changes })} />
          )}
          <FormControlLabel
            label="Empezar la lista con esta vista"
            control={<Checkbox checked={begins} onChange={(_, checked) => setSaid({ ...entered, begins: checked })} />}
          />
        </DialogContent>
        <DialogActions>
          {view && mine && (
            <SendButton
              color="error"
              sx={{ mr: 'auto' }}
              loading={removing.sending}
              onClick={() => removing.send(`vistas/${view.id}`, {}, 'DELETE')}
            >
              Eliminar
            </SendButton>
          )}
          <Button color="inherit" onClick={close}>
            Cancelar
          </Button>
          <SendButton type="submit" variant="contained" loading={sending} disabled={mine && !nombre.trim()}>
            Guardar
          </SendButton>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  )
}

type OwnerSettings = { nombre: string; compartida: boolean }
type OwnerSettingsProps = {
  entered: OwnerSettings
  wrong: string | undefined
  onSay: (changes: Partial<OwnerSettings>) => void
}

/** Inputs that only the owner of a view has: its name, and whether it is shared. */
const OwnViewInputs = ({ entered: { nombre, compartida }, wrong, onSay }: OwnerSettingsProps) => (
  <>
    <TextField
      autoFocus
      label="Nombre de la vista"
      value={nombre}
      error={wrong !== undefined}
      helperText={wrong}
      onChange={event => onSay({ nombre: event.target.value })}
      slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
    />
    <FormControlLabel
      label="Compartir con quienes tienen su mismo rol"
      control={<Checkbox checked={compartida} onChange={(_, checked) => onSay({ compartida: checked })} />}
    />
  </>
)
