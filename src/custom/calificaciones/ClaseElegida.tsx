import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetOne, useNotify, type RaRecord } from 'ra-core'
import { enLista } from '../../language/enLista.ts'
import { diasDeLaSemana } from '../../domain/diasDeLaSemana.ts'
import { ApiError } from '../../api/ApiError.ts'
import { ListFailure } from '../../admin/list/ListFailure.tsx'
import { Loader } from '../../admin/loader/Loader.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { Hint } from '../../admin/screen/Hint.tsx'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import { claseDe, nombreDeHoja } from './clase.ts'
import { HojaDeCalificaciones } from './HojaDeCalificaciones.tsx'

type Props = {
  id: string
  door: DoorMeta
  /** Foot of a surrounding dialog, for the sheet's button. */
  pie?: HTMLElement | null
}

/** Sheet of the class that a facilitador chose, under its name, days, hours and room. */
export const ClaseElegida = ({ id, door, pie }: Props) => {
  const notify = useNotify()
  const onError = () => notify('Error al obtener los datos', { type: 'error' })
  const {
    data,
    error: sinClase,
    refetch: rereadClase,
  } = useGetOne<RaRecord>('clases', { id, meta: door }, { onError, retry: false })
  const {
    data: filas,
    error,
    refetch,
  } = useRead('/facilitadores/clases/:id_clase/estudiantes', {
    places: { id_clase: id },
    error: 'Error al obtener los datos',
  })
  const reread = () => {
    void refetch()
    void rereadClase()
  }
  if (error instanceof ApiError && error.status === 403) return <Hint>{error.message}</Hint>
  if (error || sinClase) return <ListFailure busy={false} onRetry={reread} />
  if (!data || !filas) return <Loader />
  const dias = diasDeLaSemana.filter(([dia]) => [data.dias].flat().includes(dia)).map(([, nombre]) => nombre)
  const clase = claseDe(data)
  return (
    <>
      <Stack sx={{ mb: 2 }}>
        <Typography variant="h3" component="h2">
          {clase.nombre}
        </Typography>
        <Typography
          sx={{ color: 'text.secondary' }}
        >{`${enLista(dias)}, de ${data.hora_inicio} a ${data.hora_final}, ${data.salon}`}</Typography>
      </Stack>
      {filas.length === 0 && <Hint>La asignatura aún no tiene estudiantes</Hint>}
      <HojaDeCalificaciones
        key={nombreDeHoja('facilitador', clase, filas)}
        etapa="facilitador"
        editable
        filas={filas}
        onGraded={reread}
        clase={clase}
        pie={pie}
      />
    </>
  )
}
