import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNotify, useStore } from 'ra-core'
import { useState } from 'react'
import { places } from '../../admin/address/places.ts'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { Selector } from '../../admin/screen/Selector.tsx'
import { screenOnly } from '../../admin/theme/screenOnly.ts'
import { Boleta } from './Boleta.tsx'

/** Screen of the grades of one period: chosen, requested, and shown with their average. (B §2) */
export const Boletas = () => {
  const reading = useRead('/estudiantes/pertenece/periodos', {
    error: 'Error al obtener los periodos',
  })
  const { data: periodos } = reading
  const [{ periodo = '', obtenida }, setChoice] = useStore<{ periodo?: string; obtenida?: string }>(places.choice, nada)
  const [vez, setVez] = useState(0)
  const notify = useNotify()
  if (!periodos) return <ReadState of={reading} failure="No se pudieron obtener sus periodos." />
  const elegido = periodos.find(({ id_periodo }) => id_periodo === periodo)
  const ask = () => {
    if (!elegido) return notify('Primero seleccione un periodo', { type: 'info' })
    setVez(vez + 1)
    setChoice({ periodo, obtenida: 'si' })
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 3, ...screenOnly }}>
        <Selector
          label="Periodo"
          value={periodo}
          options={periodos.map(({ id_periodo, nombre }) => ({ value: id_periodo, label: nombre }))}
          onChange={elegida => setChoice({ periodo: elegida })}
        />
        <Button variant="contained" onClick={ask}>
          Obtener Boleta
        </Button>
      </Box>
      {periodos.length === 0 && <Typography role="status">Todavía no tiene materias en ningún periodo.</Typography>}
      {elegido && obtenida && <Boleta key={`${periodo} ${vez}`} periodo={periodo} nombre={elegido.nombre} />}
    </>
  )
}

const nada = {}
