import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { PdfInput, type ChosenPdf } from '../../admin/file/PdfInput.tsx'
import { useSend } from '../../admin/send/useSend.ts'
import { useToday } from '../../admin/useToday.ts'
import { screenOnly } from '../../admin/theme/screenOnly.ts'
import { sinPdf } from '../../domain/archivoPdf.ts'
import { fechasMovidas } from '../../domain/servicioSocial/ausencia.ts'
import { fases, nombreDeFase } from '../../domain/servicioSocial/fases.ts'
import type { RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { avisoDeEnvio } from '../../domain/servicioSocial/vencimiento.ts'
import { formularioDeFase } from './formularioDeFase.ts'

type Props = { registro: RegistroDeServicio; fase: number; pdf?: ChosenPdf; onPdf: (pdf: ChosenPdf) => void }

/** Hands in the document of a phase: a PDF, checked before it is sent. (B §5, §6) */
export const EnvioDeArchivo = ({ registro, fase, pdf = {}, onPdf }: Props) => {
  const hoy = useToday()
  const [asking, setAsking] = useState(false)
  const { send, sending } = useSend({
    reads: ['read'],
    onRefused: ({ archivoPdf: falta }) => falta && onPdf({ fault: falta }),
    onDone: () => onPdf({}),
    onSettled: () => setAsking(false),
  })
  const ask = () => (pdf.file ? setAsking(true) : onPdf({ fault: pdf.fault ?? sinPdf }))
  const submit = () =>
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
        borderColor: pdf.fault ? 'error.main' : 'divider',
        borderRadius: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        ...screenOnly,
      }}
    >
      <PdfInput
        required
        label={`Documento PDF de ${nombreDeFase(fase)}`}
        chosen={pdf}
        onChoose={onPdf}
        disabled={sending}
      />
      <Button variant="contained" onClick={ask}>
        Enviar
      </Button>
      {asking && (
        <ConfirmDialog
          open
          loading={sending}
          onCancel={() => setAsking(false)}
          onConfirm={submit}
          text={[`Se enviará «${pdf.file?.name}» a revisión.`, avisoDeEnvio(fase, fechasMovidas(registro, hoy), hoy)]
            .filter(Boolean)
            .join(' ')}
        />
      )}
    </Box>
  )
}
