import { SelectInput } from 'react-admin'
import { lookups, type FieldOf, type LookupName } from '../../schema/kinds.ts'
import { useRead } from '../read/useRead.ts'
import { common } from './inputs.tsx'

type Props = { name: string; field: FieldOf<'lookup'>; disabled: boolean }
type Lists = { [L in LookupName]: readonly Readonly<Record<string, string | number>>[] }

/** A choice from one of the lists of `GET datosgenerales`, read once for the whole form. (B §3, §8) */
export const LookupInput = (props: Props) => {
  const { of } = props.field
  const { data, isPending } = useRead<Lists>('datosgenerales', { error: 'Error al obtener los datosGenerales' })
  const choices = (data?.[of] ?? []).map(item => ({ id: item[lookups[of]] ?? 0, name: String(item.nombre) }))
  return <SelectInput {...common(props)} choices={choices} isPending={isPending} emptyText="" translateChoice={false} />
}
