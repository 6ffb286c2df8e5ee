import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetList, useNotify } from 'ra-core'
import { ListFailure } from '../../admin/list/ListFailure.tsx'
import { Loader } from '../../admin/loader/Loader.tsx'
import { CascadeStep } from '../../admin/screen/CascadeStep.tsx'
import { Hint } from '../../admin/screen/Hint.tsx'
import { RecordCards } from '../../admin/screen/RecordCards.tsx'
import { asignaturas, falla, pasos, tarjetas } from './cadena.ts'
import { ClaseElegida } from './ClaseElegida.tsx'
import { useEleccion } from './eleccion.ts'

/** A facilitador grades the own classes: campus, programme, period, subject and class, then the sheet. What hangs from a choice goes with it. (B §2, §4) */
export const CalificarClases = () => {
  const notify = useNotify()
  const [eleccion, elegir] = useEleccion()
  const {
    data: cucs,
    error,
    isPending,
    isFetching,
    refetch,
  } = useGetList(
    'cucs',
    {
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'nombre', order: 'ASC' },
      meta: { list: 'deFacilitador', leading: { ...asignaturas, by: 'clave_cuc', given: {} } },
    },
    { onError: () => notify(falla, { type: 'error' }) },
  )
  const cuc = cucs?.find(({ clave }) => clave === eleccion.clave_cuc)
  if (isPending) return <Loader />
  if (error) return <ListFailure busy={isFetching} onRetry={() => void refetch()} />
  if (cucs.length === 0) return <Hint>Aún no tiene asignaturas por calificar</Hint>
  if (!cuc)
    return (
      <RecordCards records={cucs} cards={tarjetas} onChoose={({ clave }) => elegir({ clave_cuc: String(clave) })} />
    )
  const hasta = (lugar: number): Record<string, string> =>
    Object.fromEntries([
      ['clave_cuc', eleccion.clave_cuc ?? ''],
      ...pasos.slice(0, lugar).map(({ bind }) => [bind, eleccion[bind] ?? '']),
    ])
  const falta = pasos.find(({ bind }) => !eleccion[bind])
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" startIcon={<ArrowBackIcon />} onClick={() => elegir({})}>
          Volver
        </Button>
        <Typography variant="h2">{String(cuc.nombre)}</Typography>
      </Stack>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        {pasos.map((paso, lugar) => (
          <CascadeStep
            key={paso.bind}
            step={paso}
            params={hasta(lugar)}
            leadsTo={asignaturas}
            ready={Object.values(hasta(lugar)).every(Boolean)}
            value={eleccion[paso.bind] || null}
            onChoose={clave => elegir({ ...hasta(lugar), [paso.bind]: clave ?? '' })}
          />
        ))}
      </Box>
      {falta ? (
        <Hint>{falta.hint}</Hint>
      ) : (
        <ClaseElegida
          key={eleccion.id_clase}
          id={eleccion.id_clase ?? ''}
          door={{ list: 'deFacilitador', params: hasta(3) }}
        />
      )}
    </>
  )
}
