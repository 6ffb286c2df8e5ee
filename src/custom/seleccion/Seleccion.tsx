import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceList } from '../../admin/list/ResourceList.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { Enlazar } from './Enlazar.tsx'
import type { Enlace } from './enlace.ts'

/** Screen that links records to the caller's CUC and unlinks them; below, the linked ones, or those of which several can be chosen at once. (B §2) */
export const Seleccion = ({ enlace }: { enlace: Enlace }) => {
  const { resource, ofrecidos, ligados, columnas, juntos } = enlace
  const { data: cuc } = useRead('/consejeros/cuc/informacion', {
    error: 'Error al obtener los datos del CUC',
  })
  const [varios, setVarios] = useState(false)
  const lista = varios && juntos ? { list: ofrecidos, columns: juntos } : { list: ligados, columns: columnas }
  return (
    <>
      <Typography variant="h2" component={cuc ? 'h2' : 'div'} sx={{ mb: 2 }}>
        {cuc?.nombre ?? '\u00a0'}
      </Typography>
      <Enlazar enlace={enlace} cuc={cuc?.nombre}>
        {juntos && (
          <Button variant="outlined" color="inherit" onClick={() => setVarios(!varios)}>
            {varios ? 'Ver los de mi CUC' : 'Agregar varios'}
          </Button>
        )}
      </Enlazar>
      <ResourceList resource={resource} meta={{ list: lista.list }} columns={lista.columns} height={420} />
    </>
  )
}
