import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { currentSession } from '../../api/session.ts'
import type { Value, Values } from '../../schema/kinds.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Registro } from '../../schema/record/valueAt.ts'
import { recordPath, resourcePath, type AnyResource } from '../../schema/resource.ts'
import { wayNamed } from '../../schema/process/phases.ts'
import type { AnyProcess, Content } from '../../schema/process/process.ts'
import { undoing } from '../../schema/process/undoing.ts'
import { useResource } from '../fields/useResource.ts'
import { PdfInput, type ChosenPdf } from '../file/PdfInput.tsx'
import { AdviceNotice } from '../form/advice/AdviceNotice.tsx'
import { useRefusedAdvice } from '../form/advice/useRefusedAdvice.ts'
import { AskingDialog } from '../form/AskingDialog.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { initialValues } from '../form/initialValues.ts'
import { judgeOnly } from '../form/judgeOnly.ts'
import { useSend } from '../send/useSend.ts'
import { today } from '../../api/today.ts'
import { longestComment } from '../../schema/process/longestComment.ts'

type Props = {
  /** A step, or what begins a case, or what takes its last step back. */
  step: string
  /** The case, the last step of it that was seen, and its record; none where one begins. */
  caso?: { id: string; tras: number; registro: Registro }
  onClose: () => void
  onDone: () => void
}

/** Asks for what goes with a step and sends it. What the server refuses stays in the dialog, on its fields; what it knows against what the step sets is gone past by a tick. */
export const StepDialog = ({ step, caso, onClose, onDone }: Props) => {
  const resource = useResource()
  const { name, process } = resource
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const { label, content = {}, confirm, fields } = asking(process, step, caso?.registro)
  const fileName = content.pdf?.sentAs ?? 'archivo'
  const [seen] = useState(caso?.tras)
  const [comment, setComment] = useState('')
  const [pdf, setPdf] = useState<ChosenPdf>({})
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const form = useForm<Record<string, Value>>({
    mode: 'onBlur',
    defaultValues: initialValues(resource),
    resolver: judgeOnly(resource, 'create', fields, () => standingOf(process, step)),
  })
  const advice = useRefusedAdvice()
  const { send, sending, error } = useSend({
    reads: [name, 'read'],
    onDone,
    onFailed: advice.hear,
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
    if (Object.keys(wrong).length || pdf.fault) return
    if (!advice.passed) return advice.insist()
    const said = {
      ...values,
      ...(content.comment && comment.trim() ? { comentario: comment.trim() } : {}),
      ...(caso && { tras: seen }),
    }
    const call = caso
      ? `${recordPath(resource, caso.id)}/${process && step !== 'deshacer' ? wayNamed(process, step).call : step}`
      : resourcePath(resource)
    send(call, pdf.file ? asForm(said, fileName, pdf.file) : said, 'POST', isAdvised(resource) ? advice.headers : {})
  }
  return (
    <AskingDialog
      title={label}
      action={label}
      form={form}
      isFilled={comment !== '' || pdf.file !== undefined}
      onSubmit={submit}
      onClose={onClose}
      sending={sending}
      error={advice.hallazgos.length ? null : error}
      fullScreen={narrow && fields.length > 3}
    >
      {confirm && <Alert severity="info">{confirm}</Alert>}
      {advice.hallazgos.length > 0 && <AdviceNotice advice={advice} />}
      {fields.map(each => (
        <FieldInput key={each} name={each} mode="create" />
      ))}
      {content.pdf && (
        <PdfInput
          label={content.pdf.label}
          required={content.pdf.required !== undefined}
          chosen={faults[fileName] && !pdf.file ? { fault: faults[fileName] } : pdf}
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
    </AskingDialog>
  )
}

/** What a step asks for; who begins a case of another's record says whose. */
const asking = (
  process: AnyProcess | undefined,
  step: string,
  record: Registro | undefined,
): { label: string; content?: Content; confirm?: string; fields: readonly string[] } => {
  const opening = record === undefined
  if (step === 'deshacer' && !opening) return { ...undoing, fields: [] }
  const way = process && wayNamed(process, step)
  const said = opening ? process?.opens : way?.step
  const role = currentSession()?.rol
  const whose = opening && process && role && process.people[role]?.sees !== 'mine' ? [process.of] : []
  return {
    label: (opening ? said?.label : way?.label) ?? step,
    content: said?.with,
    confirm: typeof said?.confirm === 'function' ? said.confirm(record ?? {}, today()) : said?.confirm,
    fields: [...new Set([...whose, ...(said?.with?.fields ?? [])])],
  }
}

/** Whether steps set something in records of which the server may know something. */
const isAdvised = ({ fields, process }: AnyResource) => {
  if (!process) return false
  const { of, opens, steps } = process
  const record = fields[of]
  const sets = [opens, ...Object.values(steps)].some(step => step.sets)
  return sets && record?.kind === 'reference' && resourceNamed(record.to).advice !== undefined
}

/** The state to which a step leads: fields may be asked for in it alone. */
const standingOf = (process: AnyProcess | undefined, way: string): Values => {
  if (!process) return {}
  const { step, phase } = wayNamed(process, way)
  const { opens, phases } = process
  const to = step?.to ?? opens.to
  const states = phases?.list.map((_, at) => (at === phase ? to : opens.to))
  return states && phases ? phases.stands({}, states, today()) : { estado: to }
}

const asForm = (said: object, name: string, file: File) => {
  const form = new FormData()
  form.set('datos', JSON.stringify(said))
  form.set(name, file)
  return form
}
