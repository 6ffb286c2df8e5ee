import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import type { FilterProps } from '../FilterControl.tsx'

/** Filter by yes, no, or both. */
export const FlagFilter = ({ field, part, ask }: FilterProps) => {
  const id = useId()
  return (
    <FormControl margin="none">
      <FormLabel id={id}>{field.label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={typeof part.is === 'boolean' ? String(part.is) : ''}
        onChange={(_, value) => ask({ is: value ? value === 'true' : undefined })}
      >
        {answers.map(([value, label]) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

const answers = [
  ['', 'Todos'],
  ['true', 'Sí'],
  ['false', 'No'],
] as const
