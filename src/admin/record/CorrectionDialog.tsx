import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Value } from '../../schema/kinds.ts'
import { longestComment } from '../../schema/process/longestComment.ts'
import { recordPath, type Correction } from '../../schema/resource.ts'
import { useResource } from '../fields/useResource.ts'
import { AskingDialog } from '../form/AskingDialog.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { initialValues } from '../form/initialValues.ts'
import { judgeOnly } from '../form/judgeOnly.ts'
import { useSend } from '../send/useSend.ts'

type Props = { correction: Correction; onClose: () => void; onDone: () => void }

/** Dialog that corrects the surrounding record, which its form may no longer change, and asks for the reason. Refusals of the server appear on its fields. */
export const CorrectionDialog = ({ correction, onClose, onDone }: Props) => {
  const resource = useResource()
  const record = useRecordContext()
  const { name, label } = resource
  const { fields, reason } = correction
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const [motivo, setMotivo] = useState('')
  const [fault, setFault] = useState<string>()
  const form = useForm<Record<string, Value>>({
    mode: 'onBlur',
    defaultValues: initialValues(resource, record),
    resolver: judgeOnly(resource, 'update', fields, typed => typed),
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
    send(`${recordPath(resource, record.id)}/correccion`, {
      ...values,
      motivo_correccion: motivo.trim(),
      version: record.version,
    })
  }
  return (
    <AskingDialog
      title={`Corregir ${label.one}`}
      action="Corregir"
      form={form}
      isFilled={motivo !== ''}
      onSubmit={submit}
      onClose={onClose}
      sending={sending}
      error={error}
      fullScreen={narrow}
    >
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
    </AskingDialog>
  )
}
