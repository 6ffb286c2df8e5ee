import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

/** Says that something could not be read, with «Reintentar». */
export const ReadFailure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Stack spacing={2} sx={{ alignItems: 'start' }}>
    <Typography>{text}</Typography>
    <Button variant="outlined" onClick={onRetry}>
      Reintentar
    </Button>
  </Stack>
)
