import { useQueries } from '@tanstack/react-query'
import TextField from '@mui/material/TextField'
import { useDataProvider } from 'ra-core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { valueAt } from '../../../schema/record/valueAt.ts'
import { useResource } from '../../fields/useResource.ts'
import type { InputProps } from '../formRooms.ts'
import { asInputText, useField } from '../useField.ts'
import { readAs } from './readAs.ts'

/** Read-only text built from other fields and from the records that they refer to, and built again whenever one of them changes. A stored text stays until then. */
export const BuiltLine = (props: InputProps<'text'>) => {
  const { value, change, inputProps } = useField(props)
  const { of, by } = props.field.built ?? { of: [], by: '' }
  const values = useWatch<Record<string, unknown>>()
  const parts = useParts(of, values)
  const built = parts.every(Boolean) ? parts.join(by) : ''
  const sources = JSON.stringify(of.map(path => values[headOf(path)]))
  const first = useRef(sources)
  const text = asInputText(value)
  const putBuilt = useEffectEvent(() => change(built))
  useEffect(() => {
    const untouched = first.current === sources && text !== ''
    if (!untouched && !inputProps.disabled && built !== text) putBuilt()
  }, [sources, text, inputProps.disabled, built])
  return <TextField {...inputProps} value={text} slotProps={{ input: { readOnly: true } }} />
}

/** Returns the present text of each source: the value of a field, or, after a dot, a field of the record that it refers to. */
const useParts = (of: readonly string[], values: Readonly<Record<string, unknown>>) => {
  const { fields } = useResource()
  const dataProvider = useDataProvider()
  const led = useQueries({
    queries: of.map(path => {
      const field = fields[headOf(path)]
      const reference = path.includes('.') && field?.kind === 'reference' ? field : undefined
      const id = asInputText(values[headOf(path)])
      const params = Object.fromEntries(
        Object.entries(reference?.offer?.bind ?? {}).map(([param, parent]) => [param, asInputText(values[parent])]),
      )
      return {
        queryKey: readAs(reference?.to ?? '', id, params),
        enabled: reference !== undefined && id !== '' && Object.values(params).every(Boolean),
        retry: false,
        queryFn: async () =>
          (
            await dataProvider.getOne(reference?.to ?? '', {
              id,
              meta: reference?.offer && { list: reference.offer.list, params },
            })
          ).data,
      }
    }),
  })
  return of.map((path, at) =>
    path.includes('.')
      ? asInputText(valueAt(led[at]?.data, path.slice(path.indexOf('.') + 1)))
      : asInputText(values[path]),
  )
}

const headOf = (path: string) => path.split('.')[0] ?? path
