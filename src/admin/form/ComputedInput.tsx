import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import { hoyEnMexico } from '../../domain/fechas.ts'
import type { FieldOf } from '../../schema/kinds.ts'

type Props = { field: FieldOf<'computed'> }

/** A value that follows from the others, shown as they change. */
export const ComputedInput = ({ field }: Props) => {
  const values = useWatch()
  return <TextField label={field.label} value={field.value(values, hoyEnMexico(new Date()))} fullWidth slotProps={{ input: { readOnly: true } }} />
}
