import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import type { Avance } from '../../domain/avance.ts'
import { avisoDeCreditos } from '../../domain/certificados.ts'

/** Warns, in the form around, of a certificate for a student who lacks the credits that it supposes. */
export const AvisoDeCreditos = ({ creditos }: { creditos?: Avance['creditos'] }) => {
  const aviso = avisoDeCreditos(useWatch({ name: 'tipo_certificado' }), creditos)
  return (
    aviso && (
      <Alert severity="warning" sx={{ mb: 1.75 }}>
        {aviso}
      </Alert>
    )
  )
}
