import TextField from '@mui/material/TextField'
import { useState, type FocusEvent } from 'react'
import { esFecha } from '../../../language/esFecha.ts'
import { dayBounds } from '../../../schema/dayBounds.ts'
import { house } from '../../../schema/house.ts'
import type { InputProps } from '../formRooms.ts'
import { asInputText, useField } from '../useField.ts'

/** A calendar date in the browser's own control, which offers none beyond its first and last day, and none to come where only what is past can be said. One that was begun and is no date is told apart from none. */
export const DateLine = (props: InputProps<'date'>) => {
  const { value, change, said } = useField(props)
  const [today] = useState(() => house().today(new Date()))
  const { min, max } = dayBounds(props.field)
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
        htmlInput: { min: min[0], max: props.field.past ? today : max[0] },
      }}
    />
  )
}

const unfinished = 'dd/mm/aaaa'
