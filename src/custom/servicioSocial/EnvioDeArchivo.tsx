import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useNotify } from 'ra-core'
import { useId, useState, type ChangeEvent } from 'react'
import { Confirmacion } from '../../admin/confirm/Confirmacion.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { faltaDePdf, sinPdf } from '../../domain/archivoPdf.ts'
import { fases, nombreDeFase } from '../../domain/servicioSocial/fases.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { formularioDeFase } from './formularioDeFase.ts'

type Props = { registro: RegistroDeServicio; fase: number }

/** Hands in the document of a phase: a PDF, looked into before it travels. (B §5, §6) */
export const EnvioDeArchivo = ({ registro, fase }: Props) => {
  const id = useId()
  const notify = useNotify()
  const [archivo, setArchivo] = useState<File>()
  const [falta, setFalta] = useState<string>()
  const [preguntando, setPreguntando] = useState(false)
  const { send, sending } = useSend({ reads: ['read'], onRefused: errors => setFalta(errors.archivoPdf), onSettled: () => setPreguntando(false) })
  const elegir = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const elegido = target.files?.[0]
    const error = elegido && faltaDePdf(new Uint8Array(await elegido.slice(0, 5).arrayBuffer()), elegido.size)
    setFalta(error)
    setArchivo(error ? undefined : elegido)
    if (error) notify(error, { type: 'error' })
  }
  const pedir = () => (archivo ? setPreguntando(true) : setFalta(falta ?? sinPdf))
  const enviar = () => send('estudiante/servicio-social/fase/enviar', formularioDeFase(registro, {
    archivoPdf: archivo, nombre_fase: fases[fase]?.clave ?? '', nombre_archivo: archivo?.name ?? '', rol: 'estudiante', status: 'enviado', comentario: '',
  }))
  return (
    <Box component="section" aria-label={`Enviar ${nombreDeFase(fase)}`} sx={{ p: 2, border: '1px dashed', borderColor: falta ? 'error.main' : 'divider', borderRadius: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button component="label" variant="outlined" startIcon={<UploadIcon />}>
          Elegir PDF
          <input id={id} type="file" accept="application/pdf,.pdf" hidden aria-label={`Documento PDF de ${nombreDeFase(fase)}`} onChange={event => void elegir(event)} />
        </Button>
        <Typography sx={{ color: archivo ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere' }}>{archivo ? `${archivo.name} (${tamano(archivo.size)})` : 'Ningún archivo elegido'}</Typography>
        <Button variant="contained" onClick={pedir} sx={{ ml: 'auto' }}>Enviar</Button>
      </Box>
      {falta && <FormHelperText error role="alert">{falta}</FormHelperText>}
      {preguntando && <Confirmacion open loading={sending} onCancel={() => setPreguntando(false)} onConfirm={enviar} texto={`Se enviará «${archivo?.name}» a revisión.`} />}
    </Box>
  )
}

const tamano = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`)
