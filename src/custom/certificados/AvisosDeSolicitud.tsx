import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { today } from '../../api/today.ts'
import type { Avance } from '../../domain/avance.ts'
import { avisoDeCreditos, avisoDeExpedicion } from '../../domain/certificados.ts'

/** Warns, in the form around, of a certificate for a student who lacks the credits that it supposes, and of one that would bear a day to come. */
export const AvisosDeSolicitud = ({ creditos }: { creditos?: Avance['creditos'] }) => {
  const [tipo, fecha]: unknown[] = useWatch({ name: ['tipo_certificado', 'fecha_expedicion'] })
  return [avisoDeCreditos(tipo, creditos), avisoDeExpedicion(fecha, today())].map(
    aviso =>
      aviso && (
        <Alert key={aviso} severity="warning" sx={{ mb: 1.75 }}>
          {aviso}
        </Alert>
      ),
  )
}
