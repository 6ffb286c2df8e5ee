import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { type CorreoDeSalida, type EstadoDeCorreo, estadosDeCorreo } from '../../domain/correos.ts'
import { momentoLargo } from '../../domain/momentoLargo.ts'
import { contado } from '../../language/contado.ts'

type Props = { correos: readonly CorreoDeSalida[]; sending: boolean; onResend: (id: string) => void }

/** List of mails: the state of each, recipient, subject, times, number of attempts and the reason of a failure. */
export const ListaDeCorreos = ({ correos, sending, onResend }: Props) => (
  <Lista aria-label="Correos">
    {correos.map(correo => (
      <li key={correo.id}>
        <Chip
          size="small"
          variant="outlined"
          color={colores[correo.estado]}
          label={estadosDeCorreo[correo.estado]}
          sx={{ justifySelf: 'start' }}
        />
        <div>
          <b>{correo.asunto}</b>
          <span>{correo.para}</span>
        </div>
        <div>
          <span>{`Escrito el ${fecha(correo.creado)}`}</span>
          {correo.enviado && <span>{`Salió el ${fecha(correo.enviado)}`}</span>}
          {correo.intentos > 0 && <span>{contado(correo.intentos, 'intento', 'intentos')}</span>}
          {correo.siguiente && <span>{`Próximo intento: ${fecha(correo.siguiente)}`}</span>}
          {correo.fallo && <em>{correo.fallo}</em>}
        </div>
        {correo.reenviable && correo.intentos > 0 && (
          <Button
            size="small"
            variant="outlined"
            disabled={sending}
            aria-label={`Enviar de nuevo a ${correo.para}`}
            sx={{ justifySelf: 'start' }}
            onClick={() => onResend(correo.id)}
          >
            Enviar de nuevo
          </Button>
        )}
      </li>
    ))}
  </Lista>
)

const fecha = (momento: string) => momentoLargo(new Date(momento))

const colores = { no_salio: 'error', en_espera: 'warning', enviado: 'success' } as const satisfies Record<
  EstadoDeCorreo,
  string
>

const Lista = styled('ul')(({ theme }) => ({
  maxWidth: 1100,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    alignItems: 'start',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '6.5rem 3fr 4fr 10rem' },
  },
  '& div': { display: 'grid', gap: theme.spacing(0.25) },
  '& b': { fontWeight: 600 },
  '& span': { color: theme.vars.palette.text.secondary },
  '& .MuiChip-root span': { color: 'inherit' },
  '& em': { fontStyle: 'normal', color: theme.vars.palette.error.main },
}))
