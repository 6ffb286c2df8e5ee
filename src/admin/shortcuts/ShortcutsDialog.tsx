import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { TitledDialog } from '../dialog/TitledDialog.tsx'
import { areSingleKeysOn, turnSingleKeys } from './singleKeys.ts'

/** Dialog of all shortcuts, and the switch of the single-key ones: speech input may type one by chance. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const [on, setOn] = useState(areSingleKeysOn)
  return (
    <TitledDialog
      title="Atajos del teclado"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <Keys>
        {shortcuts.map(([keys, effect]) => (
          <div key={effect}>
            <dt>
              {keys.map((key, at) => (
                <span key={key}>
                  {at > 0 && ' + '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{effect}</dd>
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
    </TitledDialog>
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
