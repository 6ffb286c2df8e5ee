import AddIcon from '@mui/icons-material/Add'
import RemoveIcon from '@mui/icons-material/Remove'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { memo } from 'react'
import { maximoDeCiclos } from '../../domain/ciclos.ts'
import { useAcciones } from './acciones.ts'

type Props = { cuantos: number; disabled: boolean; onAdd: () => void }

/** «Agregar ciclo» and «Eliminar ciclo», which removes the last. (B §2) */
export const BotonesDeCiclos = memo(({ cuantos, disabled, onAdd }: Props) => {
  const { removeCiclo } = useAcciones()
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<AddIcon />}
        disabled={disabled || cuantos >= maximoDeCiclos}
        onClick={onAdd}
      >
        Agregar ciclo
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RemoveIcon />}
        disabled={disabled || cuantos === 0}
        onClick={() => removeCiclo(cuantos - 1)}
      >
        Eliminar ciclo
      </Button>
    </Stack>
  )
})
