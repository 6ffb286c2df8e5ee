import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useGetList, useNotify, type RaRecord } from 'ra-core'
import { currentSession } from '../../../../api/session.ts'
import { columnName } from '../../../../schema/record/columnName.ts'
import { doorToChoose } from '../../../../schema/filters/doorToChoose.ts'
import { asksForRecords, type RecordField } from '../../../../schema/filters/filterForms.ts'
import { choosingOrder } from '../../../../schema/record/firstOrder.ts'
import { titleOf } from '../../../../schema/record/text.ts'
import { MoreOffered, OfferedPaper } from '../../../fields/OfferedPaper.tsx'
import { useResource } from '../../../fields/useResource.ts'
import { useSteady } from '../../../fields/useSteady.ts'
import { useTyped } from '../../../fields/useTyped.ts'
import type { FilterProps } from '../FilterControl.tsx'
import { useTitles } from '../useTitles.ts'

/** Filter by some records of another resource, searched on the server through a list that the role may read, among those that rows of this list refer to. */
export const ReferenceFilter = ({ field, ...props }: FilterProps) =>
  asksForRecords(field) && <Records field={field} {...props} />

const Records = ({ name, field, part, ask }: FilterProps & { field: RecordField }) => {
  const resource = useResource()
  const target = useResource(field.to)
  const notify = useNotify()
  const { q, onInputChange, isBehind, isShownBy } = useTyped()
  const keys = [part.is ?? []].flat().map(String)
  const titles = useTitles(field, keys)
  const {
    data = [],
    total = 0,
    pageInfo,
    isFetching,
    isPlaceholderData,
    isError,
  } = useGetList<RaRecord>(
    field.to,
    {
      pagination: { page: 1, perPage: 25 },
      sort: choosingOrder(target),
      filter: q ? { q } : {},
      meta: {
        list: doorToChoose(field, target, currentSession()?.rol),
        leading: { to: resource.name, by: columnName(name, field), given: {} },
      },
    },
    { placeholderData: previous => previous, onError: failure => notify(failure.message, { type: 'error' }) },
  )
  const found = data.map(record => ({ key: String(record[target.key]), title: titleOf(target, record) }))
  const behind = isBehind(isPlaceholderData)
  const chosen = useSteady(keys.map(key => found.find(each => each.key === key) ?? { key, title: titles(key) }))
  return (
    <MoreOffered value={pageInfo?.hasNextPage === true || total > data.length}>
      <Autocomplete
        multiple
        slots={{ paper: OfferedPaper }}
        disableCloseOnSelect
        options={behind ? found.filter(({ key, title }) => isShownBy(`${title} ${key}`)) : found}
        value={chosen}
        loading={isFetching || behind}
        filterOptions={all => all}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ title }) => title}
        isOptionEqualToValue={(one, other) => one.key === other.key}
        onChange={(_, next) => ask({ ...part, is: next.map(({ key }) => key) })}
        onInputChange={onInputChange}
        loadingText="Cargando…"
        noOptionsText={isError ? 'No se pudo obtener la lista' : 'Sin resultados'}
        renderInput={params => (
          <TextField
            {...params}
            label={field.label}
            margin="none"
            placeholder={keys.length ? '' : 'Escriba para buscar'}
          />
        )}
      />
    </MoreOffered>
  )
}
