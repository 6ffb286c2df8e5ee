import Box from '@mui/material/Box'
import { FieldInput } from '../../admin/form/FieldInput.tsx'
import { FormSurroundings } from '../../admin/form/FormSurroundings.tsx'
import { comunes } from './notasEscritas.ts'

/** Fields that all grades of the window share: kind, period, institution, document and reason, as in the form of one grade. */
export const ComoConsta = () => (
  <FormSurroundings>
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1.5, mb: 2 }}>
      {comunes.map(name => (
        <FieldInput key={name} name={name} mode="create" />
      ))}
    </Box>
  </FormSurroundings>
)
