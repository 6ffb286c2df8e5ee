import TextField from '@mui/material/TextField'
import type { FocusEvent } from 'react'
import { esFecha } from '../../../language/esFecha.ts'
import { firstDay } from '../../../schema/firstDay.ts'
import type { InputProps } from '../formRooms.ts'
import { useToday } from '../../useToday.ts'
import { asInputText, useField } from '../useField.ts'

/** Calendar date in the browser's own control, which offers no day before the field's first one nor, for a past date, after today. Distinguishes an unfinished date from an empty one. */
export const DateLine = (props: InputProps<'date'>) => {
  const { value, change, inputProps } = useField(props)
  const today = useToday()
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.validity?.badInput) change(unfinished)
    inputProps.onBlur()
  }
  return (
    <TextField
      {...inputProps}
      type="date"
      value={esFecha(asInputText(value)) ? value : ''}
      onChange={event => change(event.target.value)}
      onBlur={leave}
      slotProps={{
        htmlInput: { min: firstDay(props.field)[0], max: props.field.past ? today : '9999-12-31' },
      }}
    />
  )
}

const unfinished = 'dd/mm/aaaa'
