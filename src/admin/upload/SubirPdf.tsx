import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { house } from '../../schema/house.ts'
import { Confirmacion } from '../confirm/Confirmacion.tsx'
import { PdfInput, type ChosenPdf } from '../file/PdfInput.tsx'
import { useLeaving } from '../form/useLeaving.tsx'

type Props = {
  titulo: string
  /** What should be known before the file is sent. */
  aviso?: string
  enviando: boolean
  onEnviar: (archivo: File) => void
  onClose: () => void
}

/** Asks for one PDF, hands it over once that is confirmed, and asks before one that was chosen is lost. (B §5, Report upload) */
export const SubirPdf = ({ titulo, aviso, enviando, onEnviar, onClose }: Props) => {
  const id = useId()
  const [pdf, setPdf] = useState<ChosenPdf>({})
  const [preguntando, setPreguntando] = useState(false)
  const { close, question } = useLeaving(pdf.file !== undefined, onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={enviando ? undefined : close} aria-labelledby={id}>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        {aviso && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {aviso}
          </Alert>
        )}
        <PdfInput label="Archivo PDF" chosen={pdf} onChoose={setPdf} disabled={enviando} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={enviando} onClick={close}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          disabled={enviando}
          onClick={() => (pdf.file ? setPreguntando(true) : setPdf({ falta: pdf.falta ?? house().files.noPdf }))}
        >
          Enviar
        </Button>
      </DialogActions>
      <Confirmacion
        open={preguntando}
        loading={enviando}
        onConfirm={() => pdf.file && onEnviar(pdf.file)}
        onCancel={() => setPreguntando(false)}
      />
      {question}
    </Dialog>
  )
}
