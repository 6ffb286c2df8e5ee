import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { mayBeEmpty } from '../../../schema/filters/filterForms.ts'
import type { FilterPart } from '../../../schema/filters/filterPart.ts'
import type { FieldKind, FieldOf } from '../../../schema/kinds.ts'
import { useResource } from '../../fields/useResource.ts'
import { useLookup } from '../../form/inputs/LookupInput.tsx'
import { EmptyFilter } from './controls/EmptyFilter.tsx'
import { FlagFilter } from './controls/FlagFilter.tsx'
import { RangeFilter } from './controls/RangeFilter.tsx'
import { ReferenceFilter } from './controls/ReferenceFilter.tsx'
import { SeveralFilter } from './controls/SeveralFilter.tsx'
import { TextFilter } from './controls/TextFilter.tsx'
import { useFilters } from './useFilters.ts'

export type FilterProps<K extends FieldKind> = {
  field: FieldOf<K>
  part: FilterPart
  ask: (part: FilterPart) => void
}

type Control<K extends FieldKind> = ComponentType<FilterProps<K>>

/** The control with which one field filters the list around, and whether it must be empty. */
export const FilterControl = ({ name }: { name: string }) => {
  const field = useResource().fields[name]
  const { partOf, ask } = useFilters()
  if (!field) return null
  return <KindControl field={field} part={partOf(name)} ask={part => ask(name, part)} />
}

const KindControl = <K extends FieldKind>(props: FilterProps<K>) => {
  const { field, part, ask } = props
  const Control = controls[field.kind as K] as Control<K>
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Control {...props} />
      {mayBeEmpty(field as never) && <EmptyFilter label={field.label} part={part} ask={ask} />}
    </Box>
  )
}

const none = () => null

const Lookup = ({ field, ...props }: FilterProps<'lookup'>) => (
  <SeveralFilter label={field.label} options={useLookup(field.of)} {...props} />
)

const controls: { [K in FieldKind]: Control<K> } = {
  text: TextFilter,
  email: TextFilter,
  accountEmail: TextFilter,
  postalCode: TextFilter,
  colonia: TextFilter,
  place: TextFilter,
  integer: props => <RangeFilter {...props} type="text" inputMode="numeric" />,
  decimal: props => <RangeFilter {...props} type="text" inputMode="decimal" />,
  date: props => <RangeFilter {...props} type="date" />,
  time: props => <RangeFilter {...props} type="time" />,
  flag: FlagFilter,
  choice: ({ field, ...props }) => <SeveralFilter label={field.label} options={field.choices} {...props} />,
  choices: ({ field, ...props }) => <SeveralFilter label={field.label} options={field.choices} {...props} />,
  lookup: Lookup,
  reference: ReferenceFilter,
  id: none,
  password: none,
  part: none,
  via: none,
  computed: none,
}
