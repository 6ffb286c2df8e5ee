import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef, type DragEvent } from 'react'
import { house } from '../../schema/house.ts'
import { breaking } from '../theme/breaking.ts'

/** Chosen file, or what is wrong with it. */
export type ChosenPdf = { file?: File; fault?: string }

type Props = {
  label: string
  chosen: ChosenPdf
  onChoose: (chosen: ChosenPdf) => void
  disabled?: boolean
  required?: boolean
}

/** Input for a PDF, chosen or dropped. Its content and size are judged at once, and the bytes judged are the bytes sent, whatever becomes of the file meanwhile. (B §5, PDFs) */
export const PdfInput = ({ label, chosen: { file, fault }, onChoose, disabled, required }: Props) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<File>(undefined)
  const choose = async (next: File | undefined) => {
    if (!next) return
    latest.current = next
    const read = await readPdf(next)
    if (latest.current === next) onChoose(read)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (!disabled) void choose(event.dataTransfer.files[0])
  }
  return (
    <div onDragOver={event => event.preventDefault()} onDrop={drop}>
      <InputLabel id={`${id}-etiqueta`} htmlFor={id} required={required} error={fault !== undefined} sx={{ mb: 0.5 }}>
        {label}
      </InputLabel>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        disabled={disabled}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-dicho`}
        hidden
        tabIndex={-1}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<UploadIcon />}
          sx={breaking}
          disabled={disabled}
          aria-describedby={`${id}-etiqueta ${id}-dicho`}
          onClick={() => input.current?.click()}
        >
          {file ? 'Cambiar archivo PDF' : 'Seleccionar archivo PDF'}
        </Button>
        <div aria-live="polite">
          {file && (
            <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
              {`${file.name} (${sizeText(file.size)})`}
            </Typography>
          )}
        </div>
      </Stack>
      <FormHelperText id={`${id}-dicho`} error={fault !== undefined}>
        {fault ?? (file ? ' ' : `O suéltelo aquí. Máximo ${house().files.megabytes} MB.`)}
      </FormHelperText>
    </div>
  )
}

/** Reads a file's bytes, up to the admitted size, and judges them. */
const readPdf = async (file: File): Promise<ChosenPdf> => {
  try {
    const bytes = await file.slice(0, house().files.megabytes * megabyte).arrayBuffer()
    const fault = house().files.pdfFault(new Uint8Array(bytes), file.size)
    return fault ? { fault } : { file: new File([bytes], file.name, { type: file.type }) }
  } catch {
    return { fault: 'No se pudo leer el archivo: ábralo y elíjalo de nuevo' }
  }
}

const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / megabyte).toFixed(1)} MB`

const megabyte = 1024 * 1024
