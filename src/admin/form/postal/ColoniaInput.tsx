import { SelectInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { FieldOf } from '../../../schema/kinds.ts'
import { textOf } from '../../fields/text.ts'
import { common } from '../inputs.tsx'
import { usePostal } from './PostalProvider.tsx'

type Props = { name: string; field: FieldOf<'colonia'>; disabled: boolean }

/** One of the colonias that the postal code brought; the stored one is offered without a search. */
export const ColoniaInput = (props: Props) => {
  const { colonias } = usePostal()
  const record = useRecordContext()
  const value = useWatch({ name: props.name })
  const kept = record && value && record[props.name] === value && !colonias.some(({ id_colonia }) => id_colonia === value)
    ? [{ id: value, name: textOf(props.name, props.field, record) }] : []
  const found = colonias.map(({ id_colonia, nombre }) => ({ id: id_colonia, name: nombre }))
  return <SelectInput {...common(props)} choices={[...kept, ...found]} emptyText="" translateChoice={false} helperText={found.length || kept.length ? false : 'Se elige después de buscar el código postal'} />
}
