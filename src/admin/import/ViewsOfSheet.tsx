import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { enCifras } from '../../language/enCifras.ts'
import type { Importacion, Vista } from './importacion.ts'

type Props = { preview: Importacion; vista: Vista; onChoose: (vista: Vista) => void }

/** Buttons that filter the rows of a spreadsheet by their outcome, each with its number of rows. */
export const ViewsOfSheet = ({ preview, vista, onChoose }: Props) => (
  <Box role="group" aria-label="Renglones" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
    {viewsOf(preview)
      .filter(([view, , count]) => view === '' || view === vista || count > 0)
      .map(([view, label, count]) => (
        <Chip
          key={view}
          label={`${label}: ${enCifras(count)}`}
          color={view === vista ? 'primary' : 'default'}
          variant={view === vista ? 'filled' : 'outlined'}
          aria-pressed={view === vista}
          onClick={() => onChoose(view)}
        />
      ))}
  </Box>
)

const viewsOf = ({ cuenta, vacian }: Importacion): readonly (readonly [Vista, string, number])[] => [
  ['', 'Todos', cuenta.total],
  ['nuevo', 'Nuevos', cuenta.nuevos],
  ['cambia', 'Con cambios', cuenta.cambian],
  ['igual', 'Iguales', cuenta.iguales],
  ['error', 'Con errores', cuenta.errores],
  ['duda', 'Dudosos', cuenta.dudas],
  ['vacia', 'Vacían datos', vacian],
]
