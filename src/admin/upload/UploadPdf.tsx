import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { TitledDialog } from '../dialog/TitledDialog.tsx'
import { house } from '../../schema/house.ts'
import { ConfirmDialog } from '../confirm/ConfirmDialog.tsx'
import { PdfInput, type ChosenPdf } from '../file/PdfInput.tsx'
import { useLeaving } from '../form/useLeaving.tsx'

type Props = {
  title: string
  /** Warning to read before the file is sent. */
  warning?: string
  sending: boolean
  onSend: (file: File) => void
  onClose: () => void
}

/** Dialog that asks for one PDF, hands it over once confirmed, and asks before a chosen file is lost. (B §5, Report upload) */
export const UploadPdf = ({ title, warning, sending, onSend, onClose }: Props) => {
  const [pdf, setPdf] = useState<ChosenPdf>({})
  const [asking, setAsking] = useState(false)
  const { close, question } = useLeaving(pdf.file !== undefined, onClose)
  return (
    <TitledDialog
      title={title}
      maxWidth="sm"
      onClose={sending ? undefined : close}
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={sending} onClick={close}>
            Cancelar
          </Button>
          <Button
            variant="contained"
            disabled={sending}
            onClick={() => (pdf.file ? setAsking(true) : setPdf({ fault: pdf.fault ?? house().files.noPdf }))}
          >
            Enviar
          </Button>
        </>
      }
    >
      {warning && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
      )}
      <PdfInput label="Archivo PDF" chosen={pdf} onChoose={setPdf} disabled={sending} />
      <ConfirmDialog
        open={asking}
        loading={sending}
        onConfirm={() => pdf.file && onSend(pdf.file)}
        onCancel={() => setAsking(false)}
      />
      {question}
    </TitledDialog>
  )
}
