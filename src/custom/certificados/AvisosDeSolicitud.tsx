import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import { today } from '../../api/today.ts'
import type { Avance } from '../../domain/avance.ts'
import { avisoDeCreditos, avisoDeExpedicion } from '../../domain/certificados.ts'

/** Warns, in the surrounding form, of a certificate that requires more credits than the student has, and of a day of issue still to come. */
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
