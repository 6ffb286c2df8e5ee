import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { base64Of } from '../../admin/file/base64Of.ts'
import type { BulkInputProps } from '../../admin/rooms.ts'
import { faltaDePdf, megabyte } from '../../domain/archivoPdf.ts'
import { contado } from '../../language/contado.ts'
import { megabytesAtOnce } from '../../schema/bulk.ts'

/** Chooses the certificates of all selected requests at once; the name of each file tells whose it is. */
export const EleccionDeCertificados = ({ value: { archivos }, onChange }: BulkInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const nombres = Array.isArray(archivos) ? archivos.map(({ nombre }) => String(nombre)) : []
  const [faltas, setFaltas] = useState<readonly string[]>([])
  const choose = async (elegidos: readonly File[]) => {
    const dichas = await faltasDe(elegidos)
    const leidos = dichas.length ? [] : await Promise.all(elegidos.map(leido))
    const perdidos = elegidos.filter((_, lugar) => dichas.length === 0 && !leidos[lugar])
    setFaltas([...dichas, ...perdidos.map(({ name }) => `${name}: no se pudo leer, elíjalo de nuevo`)])
    onChange({ archivos: perdidos.length ? [] : leidos })
  }
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        Cada archivo lleva en su nombre el folio de su solicitud o la matrícula del estudiante.
      </Typography>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        multiple
        hidden
        tabIndex={-1}
        aria-label="Certificados en PDF"
        onChange={({ target }) => {
          void choose([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {nombres.length ? 'Cambiar los archivos' : 'Seleccionar los archivos PDF'}
      </Button>
      {faltas.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {faltas.map(falta => (
            <div key={falta}>{falta}</div>
          ))}
        </Alert>
      )}
      <div aria-live="polite">
        {nombres.length > 0 && (
          <Typography role="status" sx={{ mt: 1.5, fontWeight: 700 }}>
            {contado(nombres.length, 'archivo', 'archivos')}
          </Typography>
        )}
      </div>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}>
        {nombres.map(nombre => (
          <li key={nombre}>{nombre}</li>
        ))}
      </Box>
    </>
  )
}

/** Returns what is wrong with the files: their size together, or else each that is not a readable PDF. */
const faltasDe = async (elegidos: readonly File[]): Promise<readonly string[]> => {
  if (elegidos.reduce((suma, { size }) => suma + size, 0) > megabytesAtOnce * megabyte)
    return [`Los archivos deben pesar juntos máximo ${megabytesAtOnce} MB: emítalos en varias veces`]
  const dichas = elegidos.map(async file => {
    const falta = faltaDePdf(new Uint8Array(await file.arrayBuffer()), file.size)
    return falta ? [`${file.name}: ${falta}`] : []
  })
  return (await Promise.all(dichas)).flat()
}

const leido = async (file: File) => {
  const contenido = await base64Of(file).catch(() => undefined)
  return contenido === undefined ? undefined : { nombre: file.name, contenido }
}
