import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirmacion } from '../../admin/confirm/Confirmacion.tsx'
import { PdfInput, type ChosenPdf } from '../../admin/file/PdfInput.tsx'
import { useLeaving } from '../../admin/form/useLeaving.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { sinPdf } from '../../domain/archivoPdf.ts'
import { fases, nombreDeFase } from '../../domain/servicioSocial/fases.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { formularioDeFase } from './formularioDeFase.ts'

type Props = { registro: RegistroDeServicio; fase: number }

/** Hands in the document of a phase: a PDF, looked into before it travels; asks before one that was chosen and not sent is left. (B §5, §6) */
export const EnvioDeArchivo = ({ registro, fase }: Props) => {
  const [pdf, setPdf] = useState<ChosenPdf>({})
  const [preguntando, setPreguntando] = useState(false)
  const { send, sending } = useSend({
    reads: ['read'],
    onRefused: ({ archivoPdf: falta }) => falta && setPdf({ falta }),
    onDone: () => setPdf({}),
    onSettled: () => setPreguntando(false),
  })
  const { question } = useLeaving(pdf.file !== undefined, () => setPdf({}))
  const pedir = () => (pdf.file ? setPreguntando(true) : setPdf({ falta: pdf.falta ?? sinPdf }))
  const enviar = () =>
    send(
      'estudiante/servicio-social/fase/enviar',
      formularioDeFase(registro, {
        archivoPdf: pdf.file,
        nombre_fase: fases[fase]?.clave ?? '',
        nombre_archivo: pdf.file?.name ?? '',
        rol: 'estudiante',
        status: 'enviado',
        comentario: '',
      }),
    )
  return (
    <Box
      component="section"
      aria-label={`Enviar ${nombreDeFase(fase)}`}
      sx={{
        p: 2,
        border: '1px dashed',
        borderColor: pdf.falta ? 'error.main' : 'divider',
        borderRadius: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <PdfInput
        required
        label={`Documento PDF de ${nombreDeFase(fase)}`}
        chosen={pdf}
        onChoose={setPdf}
        disabled={sending}
      />
      <Button variant="contained" onClick={pedir}>
        Enviar
      </Button>
      {question}
      {preguntando && (
        <Confirmacion
          open
          loading={sending}
          onCancel={() => setPreguntando(false)}
          onConfirm={enviar}
          texto={`Se enviará «${pdf.file?.name}» a revisión.`}
        />
      )}
    </Box>
  )
}
