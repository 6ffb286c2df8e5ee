import { useGetList, useNotify } from 'ra-core'
import { ListFailure } from '../../admin/list/ListFailure.tsx'
import { Loader } from '../../admin/loader/Loader.tsx'
import { Cascade } from '../../admin/screen/Cascade.tsx'
import { chosenBefore } from '../../admin/screen/chosenBefore.ts'
import { ChosenCard } from '../../admin/screen/ChosenCard.tsx'
import { Hint } from '../../admin/screen/Hint.tsx'
import { RecordCards } from '../../admin/screen/RecordCards.tsx'
import { asignaturas, falla, pasos, tarjetas } from './cadena.ts'
import { ClaseElegida } from './ClaseElegida.tsx'
import { useEleccion } from './useEleccion.ts'

/** Screen on which a facilitador grades their classes: campus, programme, period, subject and class, then the sheet. Changing a choice clears those after it. (B §2, §4) */
export const CalificarClases = () => {
  const notify = useNotify()
  const [eleccion, choose] = useEleccion()
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
      <RecordCards records={cucs} cards={tarjetas} onChoose={({ clave }) => choose({ clave_cuc: String(clave) })} />
    )
  const campus = { clave_cuc: String(cuc.clave) }
  const falta = pasos.find(({ bind }) => !eleccion[bind])
  return (
    <>
      <ChosenCard title={String(cuc.nombre)} onBack={() => choose({})} />
      <Cascade steps={pasos} leadsTo={asignaturas} given={campus} chosen={eleccion} onChoose={choose} />
      {falta ? (
        <Hint>{falta.hint}</Hint>
      ) : (
        <ClaseElegida
          key={eleccion.id_clase}
          id={eleccion.id_clase ?? ''}
          door={{ list: 'deFacilitador', params: chosenBefore(pasos, 3, eleccion, campus) }}
        />
      )}
    </>
  )
}
