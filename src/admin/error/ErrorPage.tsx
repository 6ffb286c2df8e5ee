import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useResetErrorBoundaryOnLocationChange } from 'ra-core'
import type { FallbackProps } from 'react-error-boundary'
import { Message } from '../title/Message.tsx'

/** A screen that broke, or that could not be loaded because the network failed or a newer version was installed. */
export const ErrorPage = ({ resetErrorBoundary }: Pick<FallbackProps, 'resetErrorBoundary'>) => {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return (
    <Message
      title="Algo salió mal"
      text="Esta pantalla no se pudo mostrar. Lo que ya había guardado está a salvo; intente de nuevo y, si se repite, avise a soporte."
    >
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => location.reload()}>
          Reintentar
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => history.back()}>
          Volver
        </Button>
      </Stack>
    </Message>
  )
}
