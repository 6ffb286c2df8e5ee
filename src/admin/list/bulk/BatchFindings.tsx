import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { enCifras } from '../../../language/enCifras.ts'
import type { Outcome } from './batch.ts'

type Props = {
  avisos: NonNullable<Outcome['avisos']>
  ticked: boolean
  onTick: (ticked: boolean) => void
}

/** Findings against a batch, each with the rows that it is about, and the tick that goes past them. */
export const BatchFindings = ({ avisos, ticked, onTick }: Props) => (
  <Alert severity="warning" sx={{ mt: 1.5 }}>
    <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
      {avisos.map(({ texto, quienes }) => (
        <li key={texto}>
          {`${namedBriefly(quienes)}: ${texto}`}
          {quienes.length > mostNamed && (
            <details>
              <summary>Ver todos</summary>
              {quienes.join(', ')}
            </details>
          )}
        </li>
      ))}
    </Box>
    <FormControlLabel
      control={<Checkbox checked={ticked} onChange={(_, checked) => onTick(checked)} />}
      label="Lo revisé y es correcto así"
    />
  </Alert>
)

/** Names the first `mostNamed` and counts the others: nobody reads a hundred names before a sentence. */
const namedBriefly = (names: readonly string[]) =>
  names.length > mostNamed
    ? `${names.slice(0, mostNamed).join(', ')} y ${enCifras(names.length - mostNamed)} más`
    : names.join(', ')

const mostNamed = 8
