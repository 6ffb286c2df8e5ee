import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, type RaRecord } from 'react-admin'
import { Confirmacion } from '../../admin/confirm/Confirmacion.tsx'
import { useResource } from '../../admin/fields/useResource.ts'
import { ResourceList } from '../../admin/list/ResourceList.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import type { Enlace, Modo } from './enlace.ts'
import { Opciones } from './Opciones.tsx'
import { useEnlace } from './useEnlace.ts'

/** Ties records to the CUC of the caller and unties them; below, the ones that are. (B §2) */
export const Seleccion = ({ enlace }: { enlace: Enlace }) => {
  const { resource, uno, falta, ligados } = enlace
  const { title } = useResource(resource)
  const { data: cuc } = useRead<{ nombre: string }>('consejeros/cuc/informacion', { error: 'Error al obtener los datos del CUC' })
  const notify = useNotify()
  const [modo, setModo] = useState<Modo>('agregar')
  const [elegido, setElegido] = useState<RaRecord | null>(null)
  const [preguntando, setPreguntando] = useState(false)
  const cambiar = (nuevo: Modo) => {
    setModo(nuevo)
    setElegido(null)
  }
  const { enviar, enviando } = useEnlace(enlace, { onDone: () => cambiar('agregar'), onSettled: () => setPreguntando(false) })
  const verbo = modo === 'agregar' ? 'Agregar' : 'Eliminar'
  const pedir = () => (elegido ? setPreguntando(true) : notify(falta, { type: 'info' }))
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>{cuc?.nombre}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 3 }}>
        <ToggleButtonGroup exclusive size="small" color="primary" value={modo} aria-label="Modo" onChange={(_, nuevo: Modo | null) => nuevo && cambiar(nuevo)}>
          <ToggleButton value="agregar">Agregar</ToggleButton>
          <ToggleButton value="eliminar">Eliminar</ToggleButton>
        </ToggleButtonGroup>
        <Opciones key={modo} enlace={enlace} modo={modo} elegido={elegido} onChange={setElegido} />
        <Button variant="contained" color={modo === 'agregar' ? 'primary' : 'error'} onClick={pedir}>{`${verbo} ${uno}`}</Button>
      </Box>
      <ResourceList resource={resource} meta={{ list: ligados }} storeKey={`seleccion.${resource}`} height={420} />
      <Confirmacion
        open={preguntando} loading={enviando} texto={`${verbo} ${elegido?.[title]} ${modo === 'agregar' ? 'a' : 'de'} ${cuc?.nombre ?? 'su CUC'}`}
        onConfirm={() => elegido && enviar({ modo, clave: String(elegido.id) })} onCancel={() => setPreguntando(false)}
      />
    </>
  )
}
