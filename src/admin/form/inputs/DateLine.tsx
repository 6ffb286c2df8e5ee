import TextField from '@mui/material/TextField'
import type { FocusEvent } from 'react'
import { esFecha } from '../../../language/esFecha.ts'
import { firstDay } from '../../../schema/firstDay.ts'
import type { InputProps } from '../formRooms.ts'
import { useToday } from '../../useToday.ts'
import { asInputText, useField } from '../useField.ts'

/** A calendar date in the browser's own control, which offers none before its first day, and none to come where only what is past can be said. One that was begun and is no date is told apart from none. */
export const DateLine = (props: InputProps<'date'>) => {
  const { value, change, said } = useField(props)
  const today = useToday()
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.validity?.badInput) change(unfinished)
    said.onBlur()
  }
  return (
    <TextField
      {...said}
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
