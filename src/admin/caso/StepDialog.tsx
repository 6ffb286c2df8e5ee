import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { sesionActual } from '../../api/sesion.ts'
import { house } from '../../schema/house.ts'
import type { Value, Values } from '../../schema/kinds.ts'
import type { AnyProcess, Content } from '../../schema/process/process.ts'
import type { AnyResource } from '../../schema/resource.ts'
import { validate } from '../../schema/validate.ts'
import { useResource } from '../fields/useResource.ts'
import { PdfInput, type ChosenPdf } from '../file/PdfInput.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { FormSurroundings } from '../form/FormSurroundings.tsx'
import { initialValues } from '../form/initialValues.ts'
import { useSend } from '../send/useSend.ts'
import { longestComment } from '../../schema/process/longestComment.ts'

type Props = {
  /** A step, or what begins a case, or what takes its last step back. */
  step: string
  /** The case, and the last step of it that was seen; none where one begins. */
  caso?: { id: string; tras: number }
  onClose: () => void
  onDone: () => void
}

/** Asks for what goes with a step and sends it. What the server refuses stays in the dialog, on its fields. */
export const StepDialog = ({ step, caso, onClose, onDone }: Props) => {
  const resource = useResource()
  const { name, path = name, process } = resource
  const id = useId()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const { label, content = {}, confirm, fields } = asking(process, step, caso === undefined)
  const fileName = content.pdf?.sentAs ?? 'archivo'
  const [comment, setComment] = useState('')
  const [pdf, setPdf] = useState<ChosenPdf>({})
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const form = useForm<Record<string, Value>>({
    mode: 'onBlur',
    defaultValues: initialValues(resource),
    resolver: judge(resource, step, fields),
  })
  const { send, sending, error } = useSend({
    reads: [name, 'read'],
    onDone,
    onRefused: errors => {
      setFaults(errors)
      for (const each of fields) if (errors[each]) form.setError(each, { type: 'server', message: errors[each] })
    },
  })
  const submit = (values: Values) => {
    const wrong = {
      ...(typeof content.comment === 'string' && !comment.trim() ? { comentario: content.comment } : {}),
      ...(content.pdf?.required && !pdf.file ? { [fileName]: content.pdf.required } : {}),
    }
    setFaults(wrong)
    if (Object.keys(wrong).length || pdf.falta) return
    const said = {
      ...values,
      ...(content.comment && comment.trim() ? { comentario: comment.trim() } : {}),
      ...(caso && { tras: caso.tras }),
    }
    const call = caso ? `${path}/${encodeURIComponent(caso.id)}/${process?.steps[step]?.path ?? step}` : path
    send(call, pdf.file ? asForm(said, fileName, pdf.file) : said)
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={narrow && fields.length > 3}
      onClose={sending ? undefined : onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{label}</DialogTitle>
      <FormProvider {...form}>
        <form noValidate onSubmit={event => void form.handleSubmit(submit)(event)} style={inSight}>
          <DialogContent>
            <FormSurroundings>
              <Stack sx={{ gap: 2 }}>
                {error && <Alert severity="error">{error.message}</Alert>}
                {confirm && <Alert severity="info">{confirm}</Alert>}
                {fields.map(each => (
                  <FieldInput key={each} name={each} mode="create" />
                ))}
                {content.pdf && (
                  <PdfInput
                    label={content.pdf.label}
                    required={content.pdf.required !== undefined}
                    chosen={faults[fileName] && !pdf.file ? { falta: faults[fileName] } : pdf}
                    onChoose={setPdf}
                    disabled={sending}
                  />
                )}
                {content.comment && (
                  <TextField
                    label={typeof content.comment === 'string' ? 'Motivo o comentario' : 'Comentario (opcional)'}
                    required={typeof content.comment === 'string'}
                    multiline
                    minRows={2}
                    value={comment}
                    onChange={event => setComment(event.target.value)}
                    error={faults.comentario !== undefined}
                    helperText={faults.comentario ?? 'Lo leerá quien da seguimiento'}
                    slotProps={{ htmlInput: { maxLength: longestComment } }}
                  />
                )}
              </Stack>
            </FormSurroundings>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" color="inherit" disabled={sending} onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained" loading={sending}>
              {label}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}

const inSight = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const

/** What a step asks for; who begins a case of another's record says whose. */
const asking = (
  process: AnyProcess | undefined,
  step: string,
  opening: boolean,
): { label: string; content?: Content; confirm?: string; fields: readonly string[] } => {
  if (step === 'deshacer' && !opening)
    return { label: 'Deshacer el último paso', content: { comment: 'Escriba por qué lo deshace' }, fields: [] }
  const said = opening ? process?.opens : process?.steps[step]
  const role = sesionActual()?.rol
  const whose = opening && process && role && process.people[role]?.sees !== 'mine' ? [process.of] : []
  return {
    label: said?.label ?? step,
    content: said?.with,
    confirm: said?.confirm,
    fields: [...new Set([...whose, ...(said?.with?.fields ?? [])])],
  }
}

/** Judges the fields that are asked for, as the server will. */
const judge =
  (resource: AnyResource, step: string, fields: readonly string[]): Resolver<Record<string, Value>> =>
  typed => {
    const stands = standingOf(resource.process, step)
    const { values, errors } = validate(resource, 'create', typed, house().today(new Date()), stands)
    const wrong = fields.flatMap(each => (errors[each] ? [[each, { type: 'declared', message: errors[each] }]] : []))
    return wrong.length
      ? { values: {}, errors: Object.fromEntries(wrong) }
      : { values: Object.fromEntries(fields.map(each => [each, values[each]])), errors: {} }
  }

/** The state to which a step leads: fields may be asked for in it alone. */
const standingOf = (process: AnyProcess | undefined, step: string): Values => ({
  estado: process?.steps[step]?.to ?? process?.opens.to ?? null,
})

const asForm = (said: object, name: string, file: File) => {
  const form = new FormData()
  form.set('datos', JSON.stringify(said))
  form.set(name, file)
  return form
}
