import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import { useId, useState } from 'react'
import { areSingleKeysOn, turnSingleKeys } from './singleKeys.ts'

/** Dialog of all shortcuts, and the switch of the single-key ones: speech input may type one by chance. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const id = useId()
  const [on, setOn] = useState(areSingleKeysOn)
  return (
    <Dialog open maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Atajos del teclado</DialogTitle>
      <DialogContent>
        <Keys>
          {shortcuts.map(([keys, what]) => (
            <div key={what}>
              <dt>
                {keys.map((key, at) => (
                  <span key={key}>
                    {at > 0 && ' + '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </Keys>
        <FormControlLabel
          sx={{ mt: 2 }}
          label="Usar los atajos de una sola tecla en este equipo"
          control={
            <Switch
              checked={on}
              onChange={(_, next) => {
                turnSingleKeys(next)
                setOn(next)
              }}
            />
          }
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const shortcuts = [
  [['Ctrl', 'K'], 'Encontrar: registros, pantallas y acciones (en Mac, ⌘ K)'],
  [['/'], 'Ir a «Buscar» de la tabla'],
  [['n'], 'Agregar un registro, donde la pantalla lo permite'],
  [['?'], 'Ver estos atajos'],
  [['Esc'], 'Cerrar la ventana abierta'],
] as const

const Keys = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '92px 1fr',
    gap: theme.spacing(2),
    padding: theme.spacing(0.75, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { whiteSpace: 'nowrap' },
  '& dd': { margin: 0 },
  '& kbd': {
    padding: '1px 7px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
  },
}))
