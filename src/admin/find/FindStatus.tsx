import Typography from '@mui/material/Typography'
import { contado } from '../../language/contado.ts'
import { forReadersOnly } from '../theme/forReadersOnly.ts'

type Props = { words: readonly string[]; count: number; searching: boolean; failed: boolean }

/** Status of the box: searching, failed, or nothing found. A number of results is said to screen readers only. */
export const FindStatus = ({ words, count, searching, failed }: Props) => {
  const status = !words.length
    ? ''
    : failed
      ? 'No se pudo buscar. Revise su conexión y vuelva a intentarlo.'
      : count
        ? contado(count, 'resultado', 'resultados')
        : searching
          ? 'Buscando…'
          : `No se encontró nada que contenga «${words.join(' ')}»`
  return (
    <div aria-live="polite">
      {status && (
        <Typography role="status" sx={count && !failed ? forReadersOnly : visible}>
          {status}
        </Typography>
      )}
    </div>
  )
}

const visible = { px: 3, py: 3, color: 'text.secondary', textAlign: 'center' } as const
