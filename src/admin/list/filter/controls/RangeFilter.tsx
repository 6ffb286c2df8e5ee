import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { filterValue } from '../../../../schema/filters/filterValue.ts'
import type { AnyField } from '../../../../schema/kinds.ts'
import { usePaused } from '../../usePaused.ts'
import type { FilterProps } from '../FilterControl.tsx'

type Input = { type: 'text' | 'date' | 'time' }

/** Filter by a range, of which either end may be missing. A text that is no value of the field is marked as an error and not applied. */
export const RangeFilter = ({ field, part, ask, type }: FilterProps & Input) => {
  const id = useId()
  const { is, from = is, to = is } = part
  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel id={id} component="span" sx={{ display: 'block', mb: 0.75 }}>
        {field.label}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <Bound
          type={type}
          label="Desde"
          field={field}
          value={from}
          onChange={next => ask({ from: next, to, empty: part.empty })}
        />
        <Bound
          type={type}
          label="Hasta"
          field={field}
          value={to}
          onChange={next => ask({ from, to: next, empty: part.empty })}
        />
      </Box>
    </Box>
  )
}

type BoundProps = Input & { label: string; field: AnyField; value: unknown; onChange: (value: unknown) => void }

const Bound = ({ label, field, value, onChange, type }: BoundProps) => {
  const read = (text: string) => (text ? filterValue(field, 'from', text) : '')
  const [text, setText] = usePaused(String(value ?? ''), next => {
    const found = read(next)
    if (found !== undefined) onChange(found)
  })
  return (
    <TextField
      label={label}
      type={type}
      margin="none"
      value={text}
      error={read(text.trim()) === undefined}
      onChange={event => setText(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: type === 'text' ? 'decimal' : undefined, autoComplete: 'off' },
        inputLabel: { shrink: true },
      }}
    />
  )
}
