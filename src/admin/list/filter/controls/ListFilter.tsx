import type { FieldOf } from '../../../../schema/kinds.ts'
import { useLookup } from '../../../form/inputs/LookupInput.tsx'
import type { FilterProps } from '../FilterControl.tsx'
import { SeveralFilter } from './SeveralFilter.tsx'

/** Filter by some items of a lookup list. */
export const ListFilter = ({ field, ...props }: FilterProps) =>
  field.kind === 'lookup' && <Loaded field={field} {...props} />

const Loaded = ({ field, ...props }: FilterProps & { field: FieldOf<'lookup'> }) => (
  <SeveralFilter label={field.label} options={useLookup(field.of)} {...props} />
)
