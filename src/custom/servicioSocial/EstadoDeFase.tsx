import OpenIcon from '@mui/icons-material/OpenInNewOutlined'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useToday } from '../../admin/useToday.ts'
import { fechaSugerida } from '../../domain/servicioSocial/fechaSugerida.ts'
import { etiquetaDeEstado, type EstadoDeFase as Estado } from '../../domain/servicioSocial/estados.ts'
import { faseDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'

type Props = {
  registro: RegistroDeServicio
  fase: number
  nombre: string
  /** Other links and buttons, beside the document. */
  children?: ReactNode
}

/** State of a phase: its status, the reason of a rejection, the day its report is due, and its document. (B §3) */
export const EstadoDeFase = ({ registro, fase, nombre, children }: Props) => {
  const hoy = useToday()
  const { status, comentario, urlarchivo } = faseDe(registro, fase)
  const sugerida = fechaSugerida(registro, fase, hoy)
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap', mb: 1.5 }}>
        <Typography variant="h3">{nombre}</Typography>
        <Chip size="small" variant="outlined" color={colores[status]} label={etiquetaDeEstado(status)} />
        {sugerida && (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary' }}
          >{`Fecha sugerida de entrega: ${fechaLarga(sugerida)}`}</Typography>
        )}
      </Stack>
      {comentario && (
        <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          <AlertTitle>Motivo del rechazo</AlertTitle>
          {comentario}
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 2, '&:empty': { display: 'none' } }}>
        {urlarchivo && (
          <Button variant="outlined" startIcon={<OpenIcon />} href={urlarchivo} target="_blank" rel="noopener">
            Ver documento
          </Button>
        )}
        {children}
      </Stack>
    </>
  )
}

const colores = {
  pendiente: 'default',
  enviado: 'secondary',
  aceptado: 'success',
  rechazado: 'error',
} as const satisfies Record<Estado, string>
