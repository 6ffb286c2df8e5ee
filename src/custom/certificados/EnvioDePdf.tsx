import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { PdfInput, type ChosenPdf } from '../../admin/file/PdfInput.tsx'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { sinPdf } from '../../domain/archivoPdf.ts'
import { SendButton } from '../../admin/send/SendButton.tsx'
import type { Solicitud } from './solicitud.ts'

type Props = {
  solicitud: Pick<Solicitud, 'n_folio' | 'nombre'>
  /** Part of the request that the PDF becomes. */
  part: 'comprobante-pago' | 'certificado'
  title: string
  label: string
  warning: string
  onClose: () => void
}

/** Dialog that sends one PDF of a request, named by folio and student, with a warning that it is final; closes once it is stored, and asks before a chosen file is lost. (B §2, Certificates) */
export const EnvioDePdf = ({ solicitud: { n_folio, nombre }, part, title, label, warning, onClose }: Props) => {
  const [pdf, setPdf] = useState<ChosenPdf>({})
  const { send, sending } = useSend({
    reads: ['certificados', 'read'],
    onDone: onClose,
    onRefused: ({ archivoPdf: falta }) => falta && setPdf({ fault: falta }),
  })
  const { close, question } = useLeaving(pdf.file !== undefined, onClose)
  const submit = () => {
    if (!pdf.file) return setPdf({ fault: pdf.fault ?? sinPdf })
    const cuerpo = new FormData()
    cuerpo.set('archivoPdf', pdf.file)
    send(`certificados/${encodeURIComponent(n_folio)}/${part}`, cuerpo)
  }
  return (
    <TitledDialog
      title={title}
      text={`${n_folio} · ${nombre}`}
      maxWidth="sm"
      onClose={sending ? undefined : close}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={sending} onClick={close}>
            Cancelar
          </Button>
          <SendButton variant="contained" loading={sending} onClick={submit}>
            Enviar
          </SendButton>
        </>
      }
    >
      <Alert severity="warning" sx={{ mb: 2 }}>
        {warning}
      </Alert>
      <PdfInput label={label} chosen={pdf} onChoose={setPdf} disabled={sending} />
      {question}
    </TitledDialog>
  )
}
