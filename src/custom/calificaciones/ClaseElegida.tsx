import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetOne, useNotify, type RaRecord } from 'ra-core'
import { diasDeLaSemana } from '../../domain/diasDeLaSemana.ts'
import { ListFailure } from '../../admin/list/ListFailure.tsx'
import { Loader } from '../../admin/loader/Loader.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { Hint } from '../../admin/screen/Hint.tsx'
import type { DoorMeta } from '../../dataProvider/index.ts'
import { HojaDeCalificaciones } from './HojaDeCalificaciones.tsx'

type Props = { id: string; door: DoorMeta }

/** The sheet of the class that a facilitador chose, under what tells it from another. */
export const ClaseElegida = ({ id, door }: Props) => {
  const notify = useNotify()
  const onError = () => notify('Error al obtener los datos', { type: 'error' })
  const {
    data: clase,
    error: sinClase,
    refetch: releerClase,
  } = useGetOne<RaRecord>('clases', { id, meta: door }, { onError, retry: false })
  const {
    data: filas,
    error,
    refetch,
  } = useRead('/facilitadores/clases/:id_clase/estudiantes', {
    places: { id_clase: id },
    error: 'Error al obtener los datos',
  })
  const releer = () => {
    void refetch()
    void releerClase()
  }
  if (error || sinClase) return <ListFailure busy={false} onRetry={releer} />
  if (!clase || !filas) return <Loader />
  const dias = diasDeLaSemana.filter(([dia]) => [clase.dias].flat().includes(dia)).map(([, nombre]) => nombre)
  const { id_clase, id_materia, nombre, status_facilitador, status_escolar } = clase
  return (
    <>
      <Stack sx={{ mb: 2 }}>
        <Typography variant="h3" component="h2">
          {String(nombre)}
        </Typography>
        <Typography
          sx={{ color: 'text.secondary' }}
        >{`${new Intl.ListFormat('es').format(dias)}, de ${clase.hora_inicio} a ${clase.hora_final}, ${clase.salon}`}</Typography>
      </Stack>
      {filas.length === 0 && <Hint>La asignatura aún no tiene estudiantes</Hint>}
      <HojaDeCalificaciones
        key={`${id_materia} ${status_facilitador} ${status_escolar} ${filas.map(({ matricula }) => matricula).join()}`}
        etapa="facilitador"
        editable
        filas={filas}
        onCalificada={releer}
        clase={{
          id_clase: String(id_clase),
          id_materia: String(id_materia),
          nombre: String(nombre),
          status_facilitador: Boolean(status_facilitador),
          status_escolar: Boolean(status_escolar),
        }}
      />
    </>
  )
}
