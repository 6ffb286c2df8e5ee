import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Value, Values } from '../../../schema/kinds.ts'
import { valuesImpliedBy } from '../../../schema/record/impliedValues.ts'
import type { InputProps } from '../formRooms.ts'
import { useToday } from '../../useToday.ts'
import { DoubtfulLine } from './DoubtfulLine.tsx'

/** Line of text from which other fields can be told. Once it is complete, Alt+Enter or a button under it fills those that differ. */
export const TellingLine = (props: InputProps<'text'>) => {
  const { field, name, disabled } = props
  const { setValue, getValues } = useFormContext<Record<string, Value>>()
  const today = useToday()
  const differing = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(valuesImpliedBy(field, values[name], today)).filter(
        ([other, value]) => Object.hasOwn(values, other) && values[other] !== value,
      ),
    )
  const any = useWatch<Values, Values, boolean>({ compute: values => Object.keys(differing(values)).length > 0 })
  const fill = () => {
    for (const [other, value] of Object.entries(differing(getValues())))
      setValue(other, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!any || !event.altKey || event.key !== 'Enter') return
    event.preventDefault()
    fill()
  }
  return (
    <Stack onKeyDown={onKeyDown} sx={{ alignItems: 'stretch' }}>
      <DoubtfulLine {...props} />
      {any && !disabled && field.tells && (
        <Button
          size="small"
          onClick={fill}
          aria-keyshortcuts="Alt+Enter"
          title="Alt+Entrar"
          sx={{ alignSelf: 'start', mt: 0.5 }}
        >
          {field.tells.label}
        </Button>
      )}
    </Stack>
  )
}
