import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState, type DragEvent } from 'react'
import { faltaDePdf, megabyte, sinPdf } from '../../domain/archivoPdf.ts'
import { universidad } from '../../domain/universidad.ts'
import { Confirmacion } from '../confirm/Confirmacion.tsx'

type Props = {
  titulo: string
  /** What should be known before the file is sent. */
  aviso?: string
  enviando: boolean
  onEnviar: (archivo: File) => void
  onClose: () => void
}

/** Asks for one PDF, by choosing or by dropping it, judges it by its content and size, and hands it over once that is confirmed. (B §5, Report upload) */
export const SubirPdf = ({ titulo, aviso, enviando, onEnviar, onClose }: Props) => {
  const id = useId()
  const [archivo, setArchivo] = useState<File>()
  const [falta, setFalta] = useState<string>()
  const [preguntando, setPreguntando] = useState(false)
  const elegir = async (elegido: File | undefined) => {
    if (!elegido) return
    const mala = faltaDePdf(new Uint8Array(await elegido.slice(0, 8).arrayBuffer()), elegido.size)
    setFalta(mala)
    setArchivo(mala ? undefined : elegido)
  }
  const soltar = (event: DragEvent) => {
    event.preventDefault()
    void elegir(event.dataTransfer.files[0])
  }
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={enviando ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        {aviso && <Alert severity="warning" sx={{ mb: 2 }}>{aviso}</Alert>}
        <Box onDragOver={event => event.preventDefault()} onDrop={soltar} sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5, p: 3, border: '1px dashed', borderColor: falta ? 'error.main' : 'divider', borderRadius: 2, textAlign: 'center' }}>
          <Button component="label" variant="outlined" startIcon={<UploadFileIcon />} disabled={enviando}>
            Elegir archivo PDF
            <input type="file" accept="application/pdf,.pdf" aria-label="Archivo PDF" aria-describedby={falta ? `${id}-falta` : undefined} onChange={event => void elegir(event.target.files?.[0])} style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }} />
          </Button>
          <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>{archivo ? `${archivo.name} (${pesoDe(archivo.size)})` : `O suéltelo aquí. Máximo ${universidad.megasDeArchivo} MB.`}</Typography>
          {falta && <Typography id={`${id}-falta`} role="alert" color="error">{falta}</Typography>}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" disabled={enviando} onClick={onClose}>Cancelar</Button>
        <Button variant="contained" disabled={enviando} onClick={() => (archivo ? setPreguntando(true) : setFalta(falta ?? sinPdf))}>Enviar</Button>
      </DialogActions>
      <Confirmacion open={preguntando} loading={enviando} onConfirm={() => archivo && onEnviar(archivo)} onCancel={() => setPreguntando(false)} />
    </Dialog>
  )
}

const pesoDe = (bytes: number) => (bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`)
