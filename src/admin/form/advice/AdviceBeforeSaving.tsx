import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Finding } from '../../../schema/advice.ts'

/** Repeats the findings against a record in the question before it is saved: confirming goes past them, and history keeps that. */
export const AdviceBeforeSaving = ({ findings }: { findings: readonly Finding[] }) => (
  <Alert severity="warning">
    <Box component="ul" sx={{ pl: 2, m: 0, mb: 1 }}>
      {findings.map(({ id, texto }) => (
        <li key={id}>{texto}</li>
      ))}
    </Box>
    Al confirmar dice que lo revisó y es correcto así.
  </Alert>
)
