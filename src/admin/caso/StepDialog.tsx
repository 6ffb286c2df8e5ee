import Alert from '@mui/material/Alert'
import useMediaQuery from '@mui/material/useMediaQuery'
import { omit } from 'es-toolkit'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Value, Values } from '../../schema/kinds.ts'
import { useResource } from '../fields/useResource.ts'
import { PdfInput, type ChosenPdf } from '../file/PdfInput.tsx'
import { AdviceNotice } from '../form/advice/AdviceNotice.tsx'
import { useRefusedAdvice } from '../form/advice/useRefusedAdvice.ts'
import { AskingDialog } from '../form/AskingDialog.tsx'
import { FieldInput } from '../form/FieldInput.tsx'
import { initialValues } from '../form/initialValues.ts'
import { judgeOnly } from '../form/judgeOnly.ts'
import { useSend } from '../send/useSend.ts'
import { StepComment } from './StepComment.tsx'
import { stepPath, isAdvised, missingIn, fileFieldOf, standingAfter, stepForm, type CaseAct } from './stepForm.ts'

type Props = {
  act: CaseAct
  onClose: () => void
  onDone: () => void
}

/** Dialog that asks for the content of an act on a case and sends it. Refusals appear on its fields; the server's findings against the values are passed with a tick. */
export const StepDialog = ({ act, onClose, onDone }: Props) => {
  const id = useId()
  const resource = useResource()
  const { name, process } = resource
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const { label, content = {}, confirm, fields } = stepForm(resource, act)
  const fileName = fileFieldOf(content.pdf)
  const [seenStep] = useState(act.kind === 'begin' ? undefined : act.caso.tras)
  const [comment, setComment] = useState('')
  const [pdf, setPdf] = useState<ChosenPdf>({})
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const form = useForm<Record<string, Value>>({
    mode: 'onBlur',
    defaultValues: initialValues(resource),
    resolver: judgeOnly(resource, 'create', fields, () => standingAfter(process, act)),
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
    const missing = missingIn(content, { comment, file: pdf.file })
    setFaults(missing)
    if (Object.keys(missing).length || pdf.fault) return
    if (!advice.passed) return advice.insist()
    const comentario = comment.trim()
    const sent = { ...values, ...(comentario ? { comentario } : {}), ...(seenStep !== undefined && { tras: seenStep }) }
    const body = pdf.file ? asForm(sent, fileName, pdf.file) : sent
    send(stepPath(resource, act), body, 'POST', isAdvised(resource) ? advice.headers : {})
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
      describedBy={confirm ? id : undefined}
    >
      {confirm && (
        <Alert id={id} severity="info">
          {confirm}
        </Alert>
      )}
      {advice.hallazgos.length > 0 && <AdviceNotice advice={advice} />}
      {fields.map(each => (
        <FieldInput key={each} name={each} mode="create" />
      ))}
      {content.pdf && (
        <PdfInput
          label={content.pdf.label}
          required={content.pdf.required !== undefined}
          chosen={pdf.file || pdf.fault ? pdf : { fault: faults[fileName] }}
          onChoose={setPdf}
          disabled={sending}
        />
      )}
      {content.comment && (
        <StepComment
          required={typeof content.comment === 'string'}
          value={comment}
          onChange={next => {
            setComment(next)
            setFaults(before => omit(before, ['comentario']))
          }}
          fault={faults.comentario}
        />
      )}
    </AskingDialog>
  )
}

const asForm = (sent: object, name: string, file: File) => {
  const form = new FormData()
  form.set('datos', JSON.stringify(sent))
  form.set(name, file)
  return form
}
