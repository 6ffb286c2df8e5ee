import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useGetList, useNotify, type RaRecord } from 'react-admin'
import { sesionActual } from '../../api/sesion.ts'
import type { Tab } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'

type Step = NonNullable<Tab['cascade']>[number]
type Props = { step: Step; params: Readonly<Record<string, string>>; ready: boolean; value: string; onChoose: (key: string) => void }

/** One selector of a chain: the records of its door, once what it hangs from is chosen. */
export const CascadeStep = ({ step: { of, list, label, error, mine }, params, ready, value, onChoose }: Props) => {
  const { key, title } = useResource(of)
  const notify = useNotify()
  const onError = (failure: Error) => notify(error ?? failure.message, { type: 'error' })
  const { data = [], isFetching } = useGetList<RaRecord>(of, { pagination: { page: 1, perPage: 1000 }, sort: { field: title, order: 'ASC' }, filter: mine ? { id: sesionActual()?.usuario.clave_cuc } : {}, meta: { list, params } }, { enabled: ready, onError })
  return (
    <Autocomplete
      sx={{ flex: '1 1 220px', maxWidth: 380 }} options={ready ? data : []} value={data.find(record => record[key] === value) ?? null} disabled={!ready} loading={isFetching}
      getOptionLabel={record => String(record[title] ?? '')} getOptionKey={record => record.id} isOptionEqualToValue={(one, other) => one.id === other.id}
      loadingText="Cargando…" noOptionsText="Sin resultados" onChange={(_, record) => onChoose(record ? String(record[key]) : '')}
      renderInput={input => <TextField {...input} label={label} />}
    />
  )
}
