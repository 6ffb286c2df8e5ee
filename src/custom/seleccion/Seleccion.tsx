import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList, useNotify, type RaRecord } from 'ra-core'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { RecordSearch } from '../../admin/fields/RecordSearch.tsx'
import { useResource } from '../../admin/fields/useResource.ts'
import { ResourceList } from '../../admin/list/ResourceList.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { verbos, type Enlace, type Modo } from './enlace.ts'
import { useEnlace } from './useEnlace.ts'

/** Screen that links records to the caller's CUC and unlinks them; below, the linked ones, or those of which several can be chosen at once. (B §2) */
export const Seleccion = ({ enlace }: { enlace: Enlace }) => {
  const { resource, uno, falta, ofrecidos, ligados, columnas, juntos } = enlace
  const { title } = useResource(resource)
  const { data: cuc } = useRead('/consejeros/cuc/informacion', {
    error: 'Error al obtener los datos del CUC',
  })
  const { data: suyos = [], isPending } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: 1000 },
    meta: { list: ligados },
  })
  const notify = useNotify()
  const [modo, setModo] = useState<Modo>('agregar')
  const [elegido, setElegido] = useState<RaRecord | null>(null)
  const [preguntando, setPreguntando] = useState(false)
  const [varios, setVarios] = useState(false)
  const cambiar = (nuevo: Modo) => {
    setModo(nuevo)
    setElegido(null)
  }
  const { enviar, enviando } = useEnlace(enlace, {
    onDone: () => cambiar('agregar'),
    onSettled: () => setPreguntando(false),
  })
  const { verbo, hacia } = verbos[modo]
  const agregar = modo === 'agregar'
  return (
    <>
      <Typography variant="h2" component={cuc ? 'h2' : 'div'} sx={{ mb: 2 }}>
        {cuc?.nombre ?? '\u00a0'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 3 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={modo}
          aria-label="Modo"
          onChange={(_, nuevo: Modo | null) => nuevo && cambiar(nuevo)}
        >
          <ToggleButton value="agregar">Agregar</ToggleButton>
          <ToggleButton value="eliminar">Eliminar</ToggleButton>
        </ToggleButtonGroup>
        <Box key={modo} sx={{ flex: '1 1 280px', maxWidth: 520 }}>
          <RecordSearch
            of={resource}
            meta={{ list: agregar ? ofrecidos : ligados }}
            without={agregar ? suyos.map(({ id }) => String(id)) : []}
            ready={!isPending}
            value={elegido ? String(elegido.id) : null}
            known={elegido ?? undefined}
            onChoose={(_, record) => setElegido(record)}
            input={{ label: uno }}
          />
        </Box>
        <Button
          variant="contained"
          color={agregar ? 'primary' : 'error'}
          onClick={() => (elegido ? setPreguntando(true) : notify(falta, { type: 'info' }))}
        >{`${verbo} ${uno}`}</Button>
        {juntos && (
          <Button variant="outlined" color="inherit" onClick={() => setVarios(!varios)}>
            {varios ? 'Ver los de mi CUC' : 'Agregar varios'}
          </Button>
        )}
      </Box>
      {varios && juntos ? (
        <ResourceList resource={resource} meta={{ list: ofrecidos }} columns={juntos} height={420} />
      ) : (
        <ResourceList resource={resource} meta={{ list: ligados }} columns={columnas} height={420} />
      )}
      <ConfirmDialog
        open={preguntando}
        loading={enviando}
        text={`${verbo} ${elegido?.[title]} ${hacia} ${cuc?.nombre ?? 'su CUC'}`}
        onConfirm={() => elegido && enviar({ modo, clave: String(elegido.id) })}
        onCancel={() => setPreguntando(false)}
      />
    </>
  )
}
