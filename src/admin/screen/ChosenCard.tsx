import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

type Props = { title: string; autoFocus?: boolean; onBack: () => void }

/** Title of the chosen card, and «Volver» to all of them. */
export const ChosenCard = ({ title, autoFocus, onBack }: Props) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 2, flexWrap: 'wrap' }}>
    <Button variant="outlined" color="inherit" startIcon={<ArrowBackIcon />} autoFocus={autoFocus} onClick={onBack}>
      Volver
    </Button>
    <Typography variant="h2">{title}</Typography>
  </Stack>
)
