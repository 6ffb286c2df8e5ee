import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../admin/confirm/ConfirmDialog.tsx'
import { useToday } from '../../admin/useToday.ts'
import { fechasMovidas } from '../../domain/servicioSocial/ausencia.ts'
import { faltaDeComentario, largoDeComentario } from '../../domain/servicioSocial/comentario.ts'
import { faltaDeTransicion, primeroLaCarta } from '../../domain/servicioSocial/faltaDeTransicion.ts'
import { nombreDeFase, reciboDePago } from '../../domain/servicioSocial/fases.ts'
import { plazoDeCorreccion } from '../../domain/servicioSocial/plazoDeCorreccion.ts'
import { faseDe, servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { avisoDeEnvio } from '../../domain/servicioSocial/vencimiento.ts'
import { fechaLarga } from '../../language/fechaLarga.ts'
import { useDecision } from './useDecision.ts'
import type { Visto } from './useVistos.ts'

/** Decision under way about a service: its unsent comments, by phase. */
export type Decidiendo = {
  comentarios: Readonly<Record<number, string>>
  comment: (fase: number, comentario: string) => void
  onDecided: () => void
}

type Props = { registro: RegistroDeServicio; fase: number; decidiendo: Decidiendo; visto: Visto }
type Status = 'aceptado' | 'rechazado'

/**
 * Accepts a phase, or rejects it with a reason. Says what it waits for, or that it is ahead of its day; one that
 * changed meanwhile must be reviewed first. (B §4, §5)
 */
export const Decision = ({ registro, fase, decidiendo: { comentarios, comment, onDecided }, visto }: Props) => {
  const comentario = comentarios[fase] ?? ''
  const [pedida, setPedida] = useState<Status>()
  const notify = useNotify()
  const hoy = useToday()
  const { decide, decidiendo } = useDecision(
    registro,
    { fase, tras: visto.tras },
    {
      onDecided: () => {
        comment(fase, '')
        onDecided()
      },
      onSettled: () => setPedida(undefined),
    },
  )
  const falta = faltaDeTransicion(servicioDe(registro), 'aceptar', fase)
  const { status } = faseDe(registro, fase)
  const plazo = plazoDeCorreccion(registro, fase)
  const ask = (status: Status) => {
    const error = falta ?? faltaDeComentario(status, comentario)
    if (error) notify(error, { type: 'info' })
    else setPedida(status)
  }
  if (falta && falta !== primeroLaCarta)
    return (
      <>
        <Typography sx={{ color: 'text.secondary' }}>{esperas[status]}</Typography>
        {plazo && (
          <Typography sx={{ color: 'text.secondary' }}>
            {`Para corregirla ${plazo < hoy ? 'tenía' : 'tiene'} hasta el ${fechaLarga(plazo)}.`}
          </Typography>
        )}
      </>
    )
  const review = () => {
    setPedida(undefined)
    visto.review()
  }
  if (visto.cambio)
    return (
      <Alert severity="warning" sx={{ mt: 1 }} action={<Button onClick={review}>Ya la revisé</Button>}>
        Esta fase cambió mientras veía el servicio: revísela antes de decidir.
      </Alert>
    )
  return (
    <Box component="section" aria-label="Decisión" sx={{ mt: 1 }}>
      <TextField
        label="Comentario de rechazo"
        multiline
        minRows={2}
        fullWidth
        value={comentario}
        onChange={event => comment(fase, event.target.value)}
        helperText="Solo para rechazar: lo leerá el estudiante"
        slotProps={{ htmlInput: { maxLength: largoDeComentario } }}
      />
      <Box sx={{ display: 'flex', gap: 1.5, mt: 1.5 }}>
        <Button variant="outlined" color="error" onClick={() => ask('rechazado')}>
          Rechazar
        </Button>
        <Button variant="contained" onClick={() => ask('aceptado')}>
          Aceptar
        </Button>
      </Box>
      {pedida && (
        <ConfirmDialog
          open
          loading={decidiendo}
          onCancel={() => setPedida(undefined)}
          onConfirm={() => decide(pedida, comentario.trim())}
          text={[
            consecuencias[pedida](fase),
            pedida === 'aceptado' && avisoDeEnvio(fase, fechasMovidas(registro, hoy), hoy),
          ]
            .filter(Boolean)
            .join(' ')}
        />
      )}
    </Box>
  )
}

/** Consequences of a decision, shown in its question. */
const consecuencias: Record<Status, (fase: number) => string> = {
  aceptado: fase =>
    `Se aceptará «${nombreDeFase(fase)}»${fase === reciboDePago ? ' y se pedirá a la coordinación académica la carta de liberación' : ''}.`,
  rechazado: fase => `Se rechazará «${nombreDeFase(fase)}» y el estudiante podrá enviarla de nuevo.`,
}

/** Reasons why there is nothing to decide. */
const esperas = {
  pendiente: 'El estudiante todavía no envía esta fase.',
  enviado: '',
  aceptado: '',
  rechazado: 'El estudiante debe corregirla y enviarla de nuevo.',
}
