import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Loader } from '../../admin/loader/Loader.tsx'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { screenOnly } from '../../admin/theme/screenOnly.ts'
import { Boleta } from './Boleta.tsx'

/** The grades of one period: chosen, asked for, shown with their average. (B §2) */
export const Boletas = () => {
  const {
    data: periodos,
    isPending,
    refetch,
  } = useRead('/estudiantes/pertenece/periodos', { error: 'Error al obtener los periodos' })
  const [elegido, setElegido] = useState('')
  const [pedido, setPedido] = useState<{ id: string; vez: number }>()
  const notify = useNotify()
  if (isPending) return <Loader />
  if (!periodos) return <ReadFailure text="No se pudieron obtener sus periodos." onRetry={() => void refetch()} />
  const elegir = (id: string) => {
    setElegido(id)
    setPedido(undefined)
  }
  const pedir = () =>
    elegido
      ? setPedido({ id: elegido, vez: (pedido?.vez ?? 0) + 1 })
      : notify('Primero seleccione un periodo', { type: 'info' })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 3, ...screenOnly }}>
        <TextField
          select
          label="Periodo"
          value={elegido}
          onChange={event => elegir(event.target.value)}
          margin="none"
          sx={{ flex: '1 1 220px', maxWidth: 380 }}
        >
          {periodos.map(({ id_periodo, nombre }) => (
            <MenuItem key={id_periodo} value={id_periodo}>
              {nombre}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" onClick={pedir}>
          Obtener Boleta
        </Button>
      </Box>
      {periodos.length === 0 && <Typography role="status">Todavía no tiene materias en ningún periodo.</Typography>}
      {pedido && (
        <Boleta
          key={`${pedido.id} ${pedido.vez}`}
          periodo={pedido.id}
          nombre={periodos.find(({ id_periodo }) => id_periodo === pedido.id)?.nombre ?? ''}
        />
      )}
    </>
  )
}
