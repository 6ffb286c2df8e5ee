import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Value, Values } from '../../../schema/kinds.ts'
import { traitsOf } from '../../../schema/traits.ts'
import { useResource } from '../../fields/useResource.ts'
import { FieldInput } from '../../form/FieldInput.tsx'
import { focusFirst } from '../../form/focusFirst.ts'
import { FormSurroundings } from '../../form/FormSurroundings.tsx'
import { judgedOnClick } from '../../form/judgedOnClick.ts'
import { judgeOnly } from '../../form/judgeOnly.ts'
import { withoutJudging } from '../../form/withoutJudging.ts'

type Props = {
  inputs: readonly string[]
  common: Values
  fault?: string
  /** Values entered before the preview was opened. */
  before: Values
  onFilled: (isFilled: boolean) => void
  onSaid: (values: Values) => void
  onClose: () => void
}

/** Form with the requested fields, each under its own rules. They begin empty, except for values that all rows share, because a value for all rows must be chosen. */
export const BulkFields = ({ inputs, common, fault, before, onFilled, onSaid, onClose }: Props) => {
  const resource = useResource()
  const form = useForm<Record<string, Value>>({
    mode: 'onBlur',
    defaultValues: {
      ...Object.fromEntries(
        Object.entries(resource.fields).map(([name, field]) => [name, traitsOf(field).blank ?? null]),
      ),
      ...common,
      ...before,
    },
    resolver: judgeOnly(resource, 'update', inputs),
  })
  const isFilled = form.formState.isDirty || Object.keys(before).length > 0
  useEffect(() => onFilled(isFilled), [isFilled, onFilled])
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={event => void form.handleSubmit(onSaid)(event)}>
        <DialogContent ref={focusFirst}>
          <FormSurroundings>
            <Stack sx={{ gap: 1.75 }}>
              {fault && <Alert severity="warning">{fault}</Alert>}
              {inputs.map(name => (
                <FieldInput key={name} name={name} mode="update" />
              ))}
            </Stack>
          </FormSurroundings>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onMouseDown={withoutJudging} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" {...judgedOnClick}>
            Continuar
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  )
}
