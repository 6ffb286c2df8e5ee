import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { GeneratorCalls } from '../../generatorCalls.ts'
import { contado } from '../../language/contado.ts'
import { house } from '../../schema/house.ts'
import { UndoButton } from './UndoButton.tsx'

/** Entry of the history, in the server's words. */
type Entry = GeneratorCalls['historial']['apuntes'][number]

type Props = { entry: Entry; onUndone: () => void }

/** Entry of the history: who, when, why and what; the values of a new record only on demand. */
export const HistoryEntry = ({
  entry: { accion, autor, cambios, deshacer, lote, momento, motivo, sobre },
  onUndone,
}: Props) => (
  <li>
    <Typography component="p" sx={{ fontWeight: 600 }}>
      {sobre ? `${acts[accion]} · ${sobre}` : acts[accion]}
    </Typography>
    <Typography component="p" variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
      <time dateTime={momento}>{house().moment(new Date(momento))}</time>
      {` · ${autor}`}
      {lote && ` · Con otros registros: ${lote}`}
    </Typography>
    {motivo && (
      <Typography component="p" variant="body2" sx={{ mb: 0.5 }}>
        {`Motivo: ${motivo}`}
      </Typography>
    )}
    {accion === 'create' && cambios.length > 3 ? (
      <Box component="details">
        <summary>{contado(cambios.length, 'dato', 'datos')}</summary>
        <Changes changes={cambios} />
      </Box>
    ) : cambios.length ? (
      <Changes changes={cambios} />
    ) : (
      <Typography variant="body2">Lo que cambió no se muestra en este registro.</Typography>
    )}
    {deshacer && <UndoButton act={deshacer} label={lote ?? ''} onUndone={onUndone} />}
  </li>
)

const acts = { create: 'Registro', update: 'Cambio', delete: 'Eliminación' }

const Changes = ({ changes }: { changes: Entry['cambios'] }) => (
  <List>
    {changes.map(({ campo, antes, despues }) => (
      <div key={campo}>
        <dt>{campo}</dt>
        <dd>
          {antes && <del>{antes}</del>}
          {antes && ' → '}
          {despues ? <ins>{despues}</ins> : antes && 'sin valor'}
        </dd>
      </div>
    ))}
  </List>
)

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: theme.spacing(0.25),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(100px, 34%) 1fr',
    columnGap: theme.spacing(1.5),
    alignItems: 'baseline',
  },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none' },
}))
