import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { textOf } from '../../../schema/record/text.ts'
import { asksForRecords, type RecordField } from '../../../schema/filters/filterForms.ts'
import { filterWords } from '../../../schema/filters/filterWords.ts'
import type { FilterPart } from '../../../schema/filters/filterPart.ts'
import type { AnyField, FieldOf } from '../../../schema/kinds.ts'
import { useResource } from '../../fields/useResource.ts'
import { onPaper } from '../../theme/onPaper.ts'
import { useLookup } from '../../form/inputs/LookupInput.tsx'
import { useFilters } from './useFilters.ts'
import { useTitles } from './useTitles.ts'

/** Filters of the surrounding list in words, each with a button that removes it. */
export const FilterChips = () => {
  const { fields } = useResource()
  const { active, partOf, ask, clear } = useFilters()
  if (!active.length) return null
  return (
    <Box component="ul" aria-label="Filtros" sx={row}>
      {active.flatMap(name => {
        const field = fields[name]
        return field ? [<FieldChip key={name} field={field} part={partOf(name)} onDelete={() => ask(name, {})} />] : []
      })}
      <li>
        <Button size="small" color="inherit" onClick={clear}>
          Quitar filtros
        </Button>
      </li>
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  alignItems: 'center',
  m: 0,
  mb: 1.5,
  p: 0,
  listStyle: 'none',
  ...onPaper({ '& .MuiChip-deleteIcon': { display: 'none' } }),
}

type Props<F = AnyField> = { field: F; part: FilterPart; onDelete: () => void }

const FieldChip = ({ field, ...props }: Props) => {
  if (asksForRecords(field)) return <ReferenceChip field={field} {...props} />
  if (field.kind === 'lookup') return <LookupChip field={field} {...props} />
  return <Words field={field} {...props} nameOf={value => textOf('value', field, { value })} />
}

const ReferenceChip = (props: Props<RecordField>) => {
  const titles = useTitles(props.field, [props.part.is ?? []].flat().map(String))
  return <Words {...props} nameOf={value => titles(String(value))} />
}

const LookupChip = (props: Props<FieldOf<'lookup'>>) => {
  const rows = useLookup(props.field.of)
  return <Words {...props} nameOf={value => rows.find(([each]) => each === value)?.[1] ?? String(value)} />
}

const Words = ({ field, part, onDelete, nameOf }: Props & { nameOf: (value: unknown) => string }) => {
  const words = `${field.label}: ${filterWords(field, part, nameOf)}`
  return (
    <li>
      <Chip
        component="button"
        clickable
        label={words}
        aria-label={`Quitar ${words}`}
        onClick={onDelete}
        onDelete={onDelete}
        sx={{ maxWidth: '100%' }}
      />
    </li>
  )
}
