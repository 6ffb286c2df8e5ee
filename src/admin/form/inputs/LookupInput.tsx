import { house } from '../../../schema/house.ts'
import type { LookupName } from '../../../schema/names.ts'
import { registered } from '../../../schema/registered.ts'
import { useResource } from '../../fields/useResource.ts'
import { useReadAt } from '../../read/useReadAt.ts'
import type { InputProps } from '../formRooms.ts'
import { SelectLine } from './SelectLine.tsx'

/** Choice from one of the small fixed lists of the house, read once for the whole form. (B §3, §8) */
export const LookupInput = (props: InputProps<'lookup'>) => (
  <SelectLine {...props} options={useLookup(props.field.of)} />
)

/** Returns the rows of one of the small fixed lists of the house as key and name; none until they are read. */
export const useLookup = (of: LookupName) => {
  const { lookups, lookupsAt } = house()
  const { lookupError = 'Error al obtener los datosGenerales' } = useResource()
  const { data } = useReadAt<Lists>(lookupsAt, { error: lookupError })
  return (data?.[of] ?? []).map(item => [item[registered<string>(lookups, of)] ?? 0, String(item.nombre)] as const)
}

type Lists = Readonly<Record<string, readonly Readonly<Record<string, string | number>>[] | undefined>>
