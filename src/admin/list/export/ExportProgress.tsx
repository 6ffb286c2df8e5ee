import { once } from 'es-toolkit'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Portal from '@mui/material/Portal'
import Stack from '@mui/material/Stack'
import { keyframes } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

type Props = { bytes: number; onCancel: () => void }

/** Shows at the foot of the screen how much of a file has arrived, with a button to cancel; it appears after 300 ms, so that quick files do not flicker. */
export const ExportProgress = ({ bytes, onCancel }: Props) => (
  <Portal>
    <Paper
      elevation={6}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 24,
        mx: 'auto',
        width: 'min(420px, calc(100vw - 32px))',
        overflow: 'hidden',
        zIndex: 'snackbar',
        animation: `${appear} 150ms 300ms both`,
      }}
    >
      <LinearProgress aria-label="Exportando" />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, px: 2, py: 1 }}>
        <Typography variant="body2" role="status">
          {bytes ? `Exportando: ${megabytes().format(bytes / 1_000_000)} MB` : 'Exportando…'}
        </Typography>
        <Button size="small" onClick={onCancel}>
          Cancelar
        </Button>
      </Stack>
    </Paper>
  </Portal>
)

const megabytes = once(() => new Intl.NumberFormat('es-MX', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

const appear = keyframes({ from: { opacity: 0 } })
