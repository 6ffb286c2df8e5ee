import Alert from '@mui/material/Alert'
import { useWatch } from 'react-hook-form'
import type { Avance } from '../../domain/avance.ts'
import { avisoDeCreditos } from '../../domain/certificados.ts'

/** Warns, in the form around, of a whole certificate for a student who lacks credits. */
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
