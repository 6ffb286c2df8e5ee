import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Importacion } from './importacion.ts'
import { RestingButton } from '../send/RestingButton.tsx'

type Props = {
  campos: Importacion['campos']
  busy: boolean
  onFill: (fill: { campo: string; valor: string }) => void
}

/** Adds a column that the sheet lacks, with one value for all rows: the group, for a list of one group. */
export const FillColumn = ({ campos, busy, onFill }: Props) => {
  const [chosen, setCampo] = useState('')
  const [valor, setValor] = useState('')
  const campo = campos.some(each => each.campo === chosen) ? chosen : ''
  if (campos.length === 0) return null
  return (
    <Box
      role="group"
      aria-label="Columna que falta"
      sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}
    >
      <TextField
        select
        size="small"
        label="Columna que falta"
        value={campo}
        disabled={busy}
        onChange={event => setCampo(event.target.value)}
        sx={{ flex: '1 1 200px' }}
      >
        {campos.map(each => (
          <MenuItem key={each.campo} value={each.campo}>
            {each.nombre}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label="Valor para todos los renglones"
        value={valor}
        disabled={busy}
        onChange={event => setValor(event.target.value)}
        sx={{ flex: '1 1 200px' }}
      />
      <RestingButton
        variant="outlined"
        color="inherit"
        resting={busy}
        disabled={campo === '' || valor === ''}
        onClick={() => onFill({ campo, valor })}
      >
        Llenar renglones
      </RestingButton>
    </Box>
  )
}
