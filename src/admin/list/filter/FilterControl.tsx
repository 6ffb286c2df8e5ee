import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { mayBeEmpty } from '../../../schema/filters/filterForms.ts'
import type { FilterPart } from '../../../schema/filters/filterPart.ts'
import type { AnyField } from '../../../schema/kinds.ts'
import { traitsOf, type FilterForm } from '../../../schema/traits.ts'
import { useResource } from '../../fields/useResource.ts'
import { ChoicesFilter } from './controls/ChoicesFilter.tsx'
import { EmptyFilter } from './controls/EmptyFilter.tsx'
import { FlagFilter } from './controls/FlagFilter.tsx'
import { ListFilter } from './controls/ListFilter.tsx'
import { RangeFilter } from './controls/RangeFilter.tsx'
import { ReferenceFilter } from './controls/ReferenceFilter.tsx'
import { TextFilter } from './controls/TextFilter.tsx'
import { useFilters } from './useFilters.ts'

export type FilterProps = { name: string; field: AnyField; part: FilterPart; ask: (part: FilterPart) => void }

/** Control that filters the surrounding list by one field, and by whether that field is empty. */
export const FilterControl = ({ name }: { name: string }) => {
  const field = useResource().fields[name]
  const { partOf, ask } = useFilters()
  const form = field && traitsOf(field).filtered
  if (!form) return null
  const Control = controls[form]
  const props = { name, field, part: partOf(name), ask: (part: FilterPart) => ask(name, part) }
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Control {...props} />
      {mayBeEmpty(field) && <EmptyFilter {...props} />}
    </Box>
  )
}

const controls: Readonly<Record<FilterForm, ComponentType<FilterProps>>> = {
  choices: ChoicesFilter,
  list: ListFilter,
  records: ReferenceFilter,
  figures: props => <RangeFilter {...props} type="text" />,
  days: props => <RangeFilter {...props} type="date" />,
  hours: props => <RangeFilter {...props} type="time" />,
  flag: FlagFilter,
  text: TextFilter,
}
