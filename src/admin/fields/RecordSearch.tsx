import Autocomplete from '@mui/material/Autocomplete'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'ra-core'
import { useEffect } from 'react'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import { titleOf } from '../../schema/record/text.ts'
import { besideOf } from './besideOf.ts'
import { onlySensible } from './onlySensible.ts'
import { MoreOffered, OfferedPaper } from './OfferedPaper.tsx'
import { useFoundRecords } from './useFoundRecords.ts'
import { useResource } from './useResource.ts'

type Props = {
  of: string
  meta?: DoorMeta
  filter?: Readonly<Record<string, unknown>>
  /** Tells whether the choices that it depends on are made, so that its records can be requested. */
  ready: boolean
  value: string | null
  onChoose: (key: string | null, record: RaRecord | null) => void
  /** Keys of records that are not offered. */
  without?: readonly string[]
  /** Chosen record, where it is known already. */
  knownChoice?: RaRecord
  onError?: (failure: Error) => void
  /** Called with the only sensible record, while none is chosen or searched for. */
  onForegone?: (record: RaRecord) => void
  /** Reason why some records that may be searched for are not offered. */
  only?: string | undefined
  /** Properties of the text field: label, help, error, whether it is disabled. */
  input: TextFieldProps
}

/** Box that chooses a record of another resource through one of its doors: the first records at once, the others by a search on the server. */
export const RecordSearch = ({
  of,
  meta,
  filter,
  ready,
  value,
  onChoose,
  without = [],
  knownChoice,
  onError,
  onForegone,
  only,
  input,
}: Props) => {
  const resource = useResource(of)
  const enabled = ready && !input.disabled
  const { found, total, hasMore, offered, chosen, isFetching, isError, behind, isWhole, isEmpty, onInputChange } =
    useFoundRecords({ of, meta, filter, enabled, value, without, knownChoice, onError })
  const sure = value === null && isWhole ? onlySensible(resource, found, total) : undefined
  useEffect(() => {
    if (sure) onForegone?.(sure)
  }, [sure, onForegone])
  const help = isEmpty && hangs(meta) && !input.error ? withReason('Todavía no hay nada que mostrar', only) : undefined
  const beside = besideOf(resource, found)
  return (
    <MoreOffered value={hasMore}>
      <Autocomplete
        options={ready ? offered : []}
        slots={{ paper: OfferedPaper }}
        value={value === null ? null : (chosen ?? null)}
        disabled={!enabled}
        loading={isFetching || behind}
        filterOptions={all => all}
        getOptionLabel={record => titleOf(resource, record)}
        getOptionKey={record => record.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, record) => onChoose(record ? String(record[resource.key]) : null, record)}
        onInputChange={onInputChange}
        loadingText="Cargando…"
        noOptionsText={isError ? 'No se pudo obtener la lista' : <NoResults only={only} />}
        renderOption={({ key: each, ...item }, record) => (
          <li key={each} {...item}>
            <span>
              {titleOf(resource, record)}
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {beside(record)}
              </Typography>
            </span>
          </li>
        )}
        renderInput={params => (
          <TextField
            placeholder={enabled ? 'Escriba para buscar' : undefined}
            {...input}
            {...(help ? { helperText: help } : {})}
            {...params}
          />
        )}
      />
    </MoreOffered>
  )
}

/** Tells whether the records of a door hang on choices made before. */
const hangs = (meta: DoorMeta = {}) => meta.leading !== undefined || Object.keys(meta.params ?? {}).length > 0

const withReason = (text: string, only: string | undefined) => (only ? `${text}. ${only}` : text)

const NoResults = ({ only }: Pick<Props, 'only'>) => (
  <>
    Sin resultados
    {only && <Typography variant="body2">{only}</Typography>}
  </>
)
