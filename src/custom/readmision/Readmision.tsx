import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { Navigate, ResourceContextProvider, useNotify, type RaRecord } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { FieldInput } from '../../admin/form/FieldInput.tsx'
import { FormSurroundings } from '../../admin/form/FormSurroundings.tsx'
import { initialValues } from '../../admin/form/initialValues.ts'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { loNuevo } from '../../domain/readmision.ts'
import { recordAddress } from '../../schema/doors/doors.ts'
import { errorsOf } from '../../schema/errorsOf.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Value, Values } from '../../schema/kinds.ts'
import { ApiError } from '../../api/ApiError.ts'
import { isSessionOver } from '../../api/isSessionOver.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { today } from '../../api/today.ts'
import { validate } from '../../schema/validate.ts'
import { SendButton } from '../../admin/send/SendButton.tsx'
import { PreguntaDeReadmision } from './PreguntaDeReadmision.tsx'

type Anterior = { matricula_anterior: string; fecha_nacimiento: string }

/** Form that readmits a person of any campus under a new matrícula: identified by the old one and the birth date, with their new data. Leaving asks before typed data are lost. */
export const Readmision = () => {
  const resource = resourceNamed('estudiantes')
  const notify = useNotify()
  const [anterior, setAnterior] = useState<Anterior>({ matricula_anterior: '', fecha_nacimiento: '' })
  const [nueva, setNueva] = useState<string>()
  const [fallas, setFallas] = useState<Partial<Record<string, string>>>({})
  const form = useForm<Record<string, Value>>({ mode: 'onBlur', defaultValues: initialValues(resource) })
  const showErrors = (errors: Readonly<Record<string, string>>) => {
    setFallas(errors)
    for (const name of loNuevo) if (errors[name]) form.setError(name, { type: 'declared', message: errors[name] })
  }
  const { send, sending, error } = useSend<RaRecord>({
    reads: ['estudiantes', 'read'],
    onDone: ({ matricula }) => setNueva(matricula),
    onRefused: showErrors,
    onSettled: () => ask.reset(),
  })
  const dicho = (): Values => Object.fromEntries(loNuevo.map(name => [name, form.getValues(name) ?? null]))
  const ask = useMutation({
    mutationFn: () =>
      sendOnce('POST', '/advertencias/readmision', {
        key: null,
        savesNothing: true,
        body: anterior,
      }),
    onError: failure => {
      if (isSessionOver(failure)) return
      notify(failure.message, { type: 'error' })
      if (failure instanceof ApiError && failure.body.errors) showErrors(failure.body.errors)
    },
  })
  const falla = ask.error ?? error
  const { question } = useLeaving(form.formState.isDirty || Object.values(anterior).some(Boolean), () => undefined)
  const review = (event: FormEvent) => {
    event.preventDefault()
    form.clearErrors()
    const errors = { ...deQuien(anterior), ...deLoNuevo(dicho()) }
    showErrors(errors)
    if (Object.keys(errors).length) notify('Primero corrija las validaciones', { type: 'info' })
    else ask.mutate()
  }
  const campo = (name: keyof Anterior, label: string, type = 'text') => (
    <TextField
      label={label}
      required
      type={type}
      value={anterior[name]}
      onChange={event => setAnterior({ ...anterior, [name]: event.target.value })}
      error={fallas[name] !== undefined}
      helperText={fallas[name]}
      slotProps={type === 'date' ? { inputLabel: { shrink: true } } : { htmlInput: { maxLength: 18 } }}
    />
  )
  if (nueva) return <Navigate to={recordAddress('estudiantes', nueva)} />
  return (
    <ResourceContextProvider value="estudiantes">
      <FormProvider {...form}>
        <Card component="form" noValidate onSubmit={review} sx={{ maxWidth: 640 }}>
          <CardContent>
            <FormSurroundings>
              <Stack sx={{ gap: 1 }}>
                <Typography sx={{ color: 'text.secondary', mb: 1 }}>
                  Quien regresa, o cambia de CUC o de programa, es la misma persona con una matrícula nueva: conserva
                  sus datos, su cuenta y el acceso a su kardex anterior. El registro anterior queda inactivo.
                </Typography>
                {falla && <Alert severity="error">{falla.message}</Alert>}
                {campo('matricula_anterior', 'Matrícula anterior')}
                {campo('fecha_nacimiento', 'Fecha de nacimiento', 'date')}
                {loNuevo.map(name => (
                  <FieldInput key={name} name={name} mode="create" />
                ))}
                <SendButton
                  variant="contained"
                  type="submit"
                  sx={{ alignSelf: 'start', mt: 1 }}
                  loading={ask.isPending || sending}
                >
                  Readmitir
                </SendButton>
              </Stack>
            </FormSurroundings>
          </CardContent>
        </Card>
      </FormProvider>
      {ask.data && (
        <PreguntaDeReadmision
          persona={ask.data.data}
          nueva={form.getValues('matricula')}
          clave_programa={form.getValues('clave_programa')}
          loading={sending}
          onCancel={() => ask.reset()}
          onConfirm={() => send('estudiantes/readmision', { ...anterior, ...dicho() })}
        />
      )}
      {question}
    </ResourceContextProvider>
  )
}

const deQuien = ({ matricula_anterior, fecha_nacimiento }: Anterior): Record<string, string> => ({
  ...(matricula_anterior.trim().length === 18 ? {} : { matricula_anterior: 'La matrícula es invalida' }),
  ...(fecha_nacimiento ? {} : { fecha_nacimiento: 'La fecha de nacimiento es requerida' }),
})

/** Returns the faults of the new data, as the form of a student would show them. */
const deLoNuevo = (values: Values) =>
  errorsOf(loNuevo, validate(resourceNamed('estudiantes'), 'create', values, { today: today() }).errors)
