import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRecordContext } from 'ra-core'
import { useId, useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { house } from '../../schema/house.ts'
import type { Value } from '../../schema/kinds.ts'
import { longestComment } from '../../schema/process/longestComment.ts'
import type { AnyResource, Correction } from '../../schema/resource.ts'
import { validate } from '../../schema/validate.ts'
import { useResource } from '../fields/useResource.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { FormSurroundings } from '../form/FormSurroundings.tsx'
import { initialValues } from '../form/initialValues.ts'
import { useSend } from '../send/useSend.ts'

type Props = { correction: Correction; onClose: () => void; onDone: () => void }

/** Asks for what is corrected of the record around, which its form no longer changes, and why. What the server refuses stays in the dialog, on its fields. */
export const CorrectionDialog = ({ correction, onClose, onDone }: Props) => {
  const resource = useResource()
  const record = useRecordContext()
  const { name, path = name, label } = resource
  const { fields, reason } = correction
  const id = useId()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const [motivo, setMotivo] = useState('')
  const [fault, setFault] = useState<string>()
  const form = useForm<Record<string, Value>>({
    mode: 'onBlur',
    defaultValues: initialValues(resource, record),
    resolver: judge(resource, fields),
  })
  const { send, sending, error } = useSend({
    reads: [name, 'read'],
    onDone,
    onRefused: errors => {
      setFault(errors.motivo_correccion)
      for (const each of fields) if (errors[each]) form.setError(each, { type: 'server', message: errors[each] })
    },
  })
  const submit = (values: Readonly<Record<string, Value>>) => {
    const missing = motivo.trim() ? undefined : reason
    setFault(missing)
    if (missing || !record) return
    send(`${path}/${encodeURIComponent(record.id)}/correccion`, {
      ...values,
      motivo_correccion: motivo.trim(),
      version: record.version,
    })
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      onClose={sending ? undefined : onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{`Corregir ${label.one}`}</DialogTitle>
      <FormProvider {...form}>
        <form noValidate onSubmit={event => void form.handleSubmit(submit)(event)} style={inSight}>
          <DialogContent>
            <FormSurroundings>
              <Stack sx={{ gap: 2 }}>
                {error && <Alert severity="error">{error.message}</Alert>}
                {fields.map(each => (
                  <FieldInput key={each} name={each} mode="update" />
                ))}
                <TextField
                  label="Motivo de la corrección"
                  required
                  multiline
                  minRows={2}
                  value={motivo}
                  onChange={event => setMotivo(event.target.value)}
                  error={fault !== undefined}
                  helperText={fault ?? 'Queda en el historial, con su nombre'}
                  slotProps={{ htmlInput: { maxLength: longestComment } }}
                />
              </Stack>
            </FormSurroundings>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained" loading={sending}>
              Corregir
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}

const inSight = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const

/** Judges the fields that may be corrected, as the server will. */
const judge =
  (resource: AnyResource, fields: readonly string[]): Resolver<Record<string, Value>> =>
  typed => {
    const { values, errors } = validate(resource, 'update', typed, house().today(new Date()), typed)
    const wrong = fields.flatMap(each => (errors[each] ? [[each, { type: 'declared', message: errors[each] }]] : []))
    return wrong.length
      ? { values: {}, errors: Object.fromEntries(wrong) }
      : { values: Object.fromEntries(fields.map(each => [each, values[each]])), errors: {} }
  }
