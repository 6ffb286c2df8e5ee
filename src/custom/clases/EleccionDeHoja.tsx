import TemplateIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { base64Of } from '../../admin/file/base64Of.ts'
import { saveFile } from '../../admin/file/saveFile.ts'
import { sheetTypes } from '../../admin/file/sheetTypes.ts'
import type { BulkInputProps } from '../../admin/rooms.ts'
import { megabyte } from '../../domain/archivoPdf.ts'
import { sheetLimits } from '../../schema/sheetLimits.ts'

/** Chooses the spreadsheet that tells who enters which of the selected classes. */
export const EleccionDeHoja = ({ value: { hoja }, onChange }: BulkInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const ultima = useRef<File>(undefined)
  const [falta, setFalta] = useState('')
  const choose = async (file: File | undefined) => {
    if (!file) return
    ultima.current = file
    const { megabytes } = sheetLimits()
    const grande = file.size > megabytes * megabyte
    setFalta(grande ? `«${file.name}» pasa de ${megabytes} MB: divida la hoja` : '')
    const contenido = grande ? undefined : await base64Of(file).catch(() => undefined)
    if (ultima.current !== file) return
    if (!grande && contenido === undefined) setFalta(`No se pudo leer «${file.name}»: elíjalo de nuevo`)
    onChange(contenido === undefined ? {} : { hoja: { nombre: file.name, contenido } })
  }
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        Un renglón por estudiante y asignatura, con dos columnas: <b>Asignatura</b>, su nombre como está en esta lista,
        y <b>Matrícula</b>. Las demás columnas no se leen. Quien ya está inscrito queda como está.
      </Typography>
      <input
        ref={input}
        type="file"
        accept={sheetTypes}
        hidden
        tabIndex={-1}
        aria-label="Hoja de inscripciones"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
          {hoja ? 'Cambiar la hoja' : 'Elegir hoja de cálculo'}
        </Button>
        <Button color="inherit" startIcon={<TemplateIcon />} onClick={downloadPlantilla}>
          Descargar plantilla
        </Button>
      </Stack>
      {falta && (
        <Alert severity="warning" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {falta}
        </Alert>
      )}
      <div aria-live="polite">
        {nombreDe(hoja) && (
          <Typography role="status" sx={{ mt: 1.5, fontWeight: 700, overflowWrap: 'anywhere' }}>
            {nombreDe(hoja)}
          </Typography>
        )}
      </div>
    </>
  )
}

const nombreDe = (hoja: unknown): string =>
  typeof hoja === 'object' && hoja !== null && 'nombre' in hoja ? String(hoja.nombre) : ''

const downloadPlantilla = () => saveFile(new Blob([plantilla], { type: 'text/csv' }), 'Inscripciones (plantilla).csv')

/** Begins with the byte order mark by which Excel reads the accents. */
const plantilla = '\ufeffAsignatura,Matrícula\r\n'
