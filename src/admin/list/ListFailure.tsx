import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { RestingButton } from '../send/RestingButton.tsx'

type Props = { onRetry: () => void; onReset?: () => void; busy?: boolean }

/** Stands in place of records that could not be read, with a retry; a notice says why. `onReset` forgets search, order and page, for an address that asks what no list has. (A §8) */
export const ListFailure = ({ onRetry, onReset, busy = false }: Props) => (
  <Stack role="status" sx={{ alignItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}>
    <Typography sx={{ color: 'text.secondary' }}>No se pudieron obtener los registros</Typography>
    <RestingButton loading={busy} resting={busy} onClick={onRetry}>
      Reintentar
    </RestingButton>
    {onReset && <Button onClick={onReset}>Ver la lista completa</Button>}
  </Stack>
)
