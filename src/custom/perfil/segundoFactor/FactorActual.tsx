import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { breaking } from '../../../admin/theme/breaking.ts'
import type { FactoresDeCuenta } from '../../../schema/account/segundoPaso.ts'
import { estadoDe } from './estadoDe.ts'
import { LlavesDeAcceso } from './LlavesDeAcceso.tsx'

/** Change of the second factor that needs the password. */
export type Pedido = 'activar' | 'desactivar' | 'codigos'

type Props = {
  factor: FactoresDeCuenta
  /** `true` if the answer with the recovery codes was lost: they are asked for anew. */
  sinCodigos: boolean
  onAsk: (pedido: Pedido) => void
  onChanged: (codigos?: readonly string[]) => void
  onLost: () => void
}

/** State of an account's second factor, and the changes that its owner can ask for. */
export const FactorActual = ({ factor, sinCodigos, onAsk, onChanged, onLost }: Props) => (
  <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
    <Typography>{estadoDe(factor)}</Typography>
    {sinCodigos && hayFactor(factor) && <Alert severity="warning">{codigosSinVer}</Alert>}
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {factor.app ? (
        <Button variant="outlined" onClick={() => onAsk('desactivar')}>
          Desactivar la aplicación
        </Button>
      ) : (
        <Button variant="contained" sx={breaking} onClick={() => onAsk('activar')}>
          Activar con una aplicación de códigos
        </Button>
      )}
      {hayFactor(factor) && (
        <Button variant={sinCodigos ? 'contained' : 'outlined'} sx={breaking} onClick={() => onAsk('codigos')}>
          Pedir códigos de recuperación nuevos
        </Button>
      )}
    </Stack>
    <LlavesDeAcceso {...factor} onChanged={onChanged} onLost={onLost} />
  </Stack>
)

/** Tells whether an account has any second factor. */
export const hayFactor = ({ app, llaves }: FactoresDeCuenta): boolean => app !== null || llaves.length > 0

const codigosSinVer =
  'No llegó la respuesta con sus códigos de recuperación, y los que tuviera antes pueden ya no servir. Pida códigos nuevos y guárdelos.'
