import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useStore } from 'ra-core'
import { places } from '../../admin/address/places.ts'
import { inOrder } from '../../admin/loader/inOrder.ts'
import { Loader } from '../../admin/loader/Loader.tsx'
import { ReadFailure } from '../../admin/read/ReadFailure.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { Elegir } from './Elegir.tsx'
import { ListaDeChoques } from './ListaDeChoques.tsx'
import { SemanaDelCuc } from './SemanaDelCuc.tsx'

/** Screen of the classes of a campus in a period: those that clash with another one, and the week of a group, a facilitador or a room. The address holds campus, period and week. */
export const Choques = () => {
  const { data, isPending, refetch } = useRead('/choques/lugares', { error: falla })
  const [elegido, elegir] = useStore<Readonly<Record<string, string>>>(places.choice, ninguno)
  if (isPending) return <Loader />
  if (!data) return <ReadFailure text={falla} onRetry={() => void refetch()} />
  const cucs = [...new Map(data.map(lugar => [lugar.clave_cuc, lugar])).values()]
  const { clave_cuc } = cucs.find(cada => cada.clave_cuc === elegido.cuc) ?? cucs[0] ?? {}
  const suyos = data.filter(lugar => lugar.clave_cuc === clave_cuc)
  const lugar = suyos.find(({ id_periodo }) => id_periodo === elegido.periodo) ?? suyos[0]
  if (!lugar) return <Typography role="status">No hay asignaturas registradas.</Typography>
  const donde = { cuc: lugar.clave_cuc, periodo: lugar.id_periodo }
  const cual = `${donde.cuc} ${donde.periodo}`
  return (
    <Stack spacing={4} sx={inOrder}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ '@media print': { display: 'none' } }}>
        {cucs.length > 1 && (
          <Elegir label="CUC" value={lugar.clave_cuc} onChange={cuc => elegir({ ...elegido, cuc })}>
            {cucs.map(each => [each.clave_cuc, each.cuc])}
          </Elegir>
        )}
        <Elegir
          label="Periodo"
          value={lugar.id_periodo}
          onChange={periodo => elegir({ ...elegido, cuc: lugar.clave_cuc, periodo })}
        >
          {suyos.map(each => [each.id_periodo, each.periodo])}
        </Elegir>
      </Stack>
      <ListaDeChoques key={`choques ${cual}`} donde={donde} />
      <SemanaDelCuc key={cual} donde={donde} />
    </Stack>
  )
}

const ninguno = {}

const falla = 'No se pudieron obtener los choques.'
