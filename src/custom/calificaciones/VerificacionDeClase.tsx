import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'ra-core'
import { useState } from 'react'
import { useReload } from '../../admin/list/useReload.ts'
import { Loader } from '../../admin/loader/Loader.tsx'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { estadoDeCalificacion } from '../../domain/clase.ts'
import { claseDe, nombreDeHoja } from './clase.ts'
import { DialogoDeHoja } from './DialogoDeHoja.tsx'
import { HojaDeCalificaciones } from './HojaDeCalificaciones.tsx'

/** Dialog in which the school office verifies the grades that the facilitador submitted, corrects them if it must, and closes the class. (B §2, §4) */
export const VerificacionDeClase = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const reload = useReload('clases')
  const {
    data: filas,
    error,
    isPending,
    refetch,
  } = useRead('/escolares/clases/:id_clase/estudiantes', {
    places: { id_clase: String(record.id_clase) },
    error: 'Error al obtener los datos',
  })
  const registrada = filas?.[0] ?? record
  const clase = claseDe({
    ...record,
    status_facilitador: registrada.status_facilitador,
    status_escolar: registrada.status_escolar,
  })
  const { status_facilitador, status_escolar } = clase
  const [editing, setEditing] = useState(false)
  const abierta = filas !== undefined && estadoDeCalificacion('escolar', clase, filas.length).estado === 'Calificar'
  return (
    <DialogoDeHoja
      etapa="escolar"
      clase={clase}
      onClose={onClose}
      accion={() =>
        abierta &&
        !editing && (
          <Button variant="outlined" onClick={() => setEditing(true)}>
            Editar calificaciones
          </Button>
        )
      }
    >
      {pie => (
        <>
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2 }}>
            <Chip
              color={status_escolar ? 'success' : 'default'}
              variant="outlined"
              label={status_escolar ? 'Asignatura calificada (No modificable)' : 'Asignatura no calificada'}
            />
            {filas && !status_facilitador && (
              <Typography sx={{ color: 'text.secondary' }}>El facilitador aún no envía sus calificaciones.</Typography>
            )}
          </Stack>
          {isPending && <Loader />}
          {error && <ReadFailure text="No se pudieron obtener las calificaciones." onRetry={() => void refetch()} />}
          {filas && (
            <HojaDeCalificaciones
              key={nombreDeHoja('escolar', clase, filas)}
              etapa="escolar"
              clase={clase}
              filas={filas}
              editable={editing}
              onGraded={() => {
                void refetch()
                void reload()
              }}
              pie={pie}
            />
          )}
        </>
      )}
    </DialogoDeHoja>
  )
}
