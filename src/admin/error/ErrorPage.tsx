import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useResetErrorBoundaryOnLocationChange } from 'ra-core'
import type { FallbackProps } from 'react-error-boundary'
import { Message } from '../title/Message.tsx'
import { isNotLoaded } from './isNotLoaded.ts'
import { notLoaded } from './notLoaded.ts'

/** Page of a screen that broke, or that could not be loaded because the network failed or a newer version was installed. */
export const ErrorPage = ({ error, resetErrorBoundary }: Pick<FallbackProps, 'error' | 'resetErrorBoundary'>) => {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary)
  return (
    <Message {...(isNotLoaded(error) ? absent : broken)}>
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

const absent = {
  title: notLoaded.title,
  text: `Quizá ${notLoaded.why}. Lo que ya había guardado está a salvo; intente de nuevo.`,
}
const broken = {
  title: 'Algo salió mal',
  text: 'Esta pantalla no se pudo mostrar. Lo que ya había guardado está a salvo; intente de nuevo y, si se repite, avise a soporte.',
}
