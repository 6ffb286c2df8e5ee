import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useStore } from 'ra-core'
import { places } from '../../admin/address/places.ts'
import { inOrder } from '../../admin/loader/inOrder.ts'
import { ReadState } from '../../admin/read/ReadState.tsx'
import { useRead } from '../../admin/read/useRead.ts'
import { Selector } from '../../admin/screen/Selector.tsx'
import { ListaDeChoques } from './ListaDeChoques.tsx'
import { SemanaDelCuc } from './SemanaDelCuc.tsx'

/** Screen of the classes of a campus in a period: those that clash with another one, and the week of a group, a facilitador or a room. The address holds campus, period and week. */
export const Choques = () => {
  const reading = useRead('/choques/lugares', { error: falla })
  const { data } = reading
  const [elegido, choose] = useStore<Readonly<Record<string, string>>>(places.choice, ninguno)
  if (!data) return <ReadState of={reading} failure={falla} />
  const cucs = [...new Map(data.map(lugar => [lugar.clave_cuc, lugar])).values()]
  const { clave_cuc } = cucs.find(cada => cada.clave_cuc === elegido.cuc) ?? cucs[0] ?? {}
  const suyos = data.filter(lugar => lugar.clave_cuc === clave_cuc)
  const lugar = suyos.find(({ id_periodo }) => id_periodo === elegido.periodo) ?? suyos[0]
  if (!lugar) return <Typography role="status">No hay asignaturas registradas.</Typography>
  const donde = { cuc: lugar.clave_cuc, periodo: lugar.id_periodo }
  const cual = `${donde.cuc} ${donde.periodo}`
  return (
    <Stack spacing={4} sx={inOrder}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {cucs.length > 1 && (
          <Selector
            label="CUC"
            value={lugar.clave_cuc}
            options={cucs.map(each => ({ value: each.clave_cuc, label: each.cuc }))}
            onChange={cuc => choose({ ...elegido, cuc })}
          />
        )}
        <Selector
          label="Periodo"
          value={lugar.id_periodo}
          options={suyos.map(each => ({ value: each.id_periodo, label: each.periodo }))}
          onChange={periodo => choose({ ...elegido, cuc: lugar.clave_cuc, periodo })}
        />
      </Box>
      <ListaDeChoques key={`choques ${cual}`} donde={donde} />
      <SemanaDelCuc key={cual} donde={donde} />
    </Stack>
  )
}

const ninguno = {}

const falla = 'No se pudieron obtener los choques.'
