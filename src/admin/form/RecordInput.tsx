import { useEffect, useRef } from 'react'
import { AutocompleteInput, ReferenceInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FieldOf } from '../../schema/kinds.ts'
import { useResource } from '../fields/useResource.ts'
import { common } from './inputs.tsx'

type Props = { name: string; field: FieldOf<'reference'>; disabled: boolean }

/** A record of another resource, searched on the server through the declared door. What it hangs from must be chosen first, and changing that clears it. */
export const RecordInput = (props: Props) => {
  const { to, offer } = props.field
  const { title } = useResource(to)
  const { fields } = useResource()
  const binds = Object.entries(offer?.bind ?? {})
  const parents = useWatch({ name: binds.map(([, name]) => name) })
  useClearWith(props.name, JSON.stringify(parents))
  const waiting = binds.find((_, index) => !parents[index])
  const params = Object.fromEntries(binds.map(([param], index) => [param, String(parents[index] ?? '')]))
  const meta = offer && { list: offer.list, params }
  return (
    <ReferenceInput source={props.name} reference={to} perPage={25} sort={{ field: title, order: 'ASC' }} queryOptions={{ meta, enabled: !waiting }}>
      <AutocompleteInput
        {...common(props)} source={props.name} optionText={title} filterToQuery={(q: string) => (q ? { q } : {})} noOptionsText="Sin resultados"
        disabled={props.disabled || Boolean(waiting)} helperText={waiting ? `Primero seleccione ${fields[waiting[1]]?.label.toLowerCase() ?? ''}` : false}
      />
    </ReferenceInput>
  )
}

const useClearWith = (name: string, parents: string) => {
  const { setValue } = useFormContext()
  const before = useRef(parents)
  useEffect(() => {
    if (before.current !== parents) setValue(name, null, { shouldDirty: true })
    before.current = parents
  }, [name, parents, setValue])
}
