import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { dichoDePegado } from '../../domain/pegado/dichoDePegado.ts'
import type { Hoja } from './hoja.ts'
import type { Pegado } from '../../domain/pegado/pegado.ts'
import { useVersion } from './useFila.ts'

type Props = {
  hoja: Hoja
  hecho: Pegado
  /** Version of the sheet right after the paste; `undefined` for a paste that changed nothing. */
  version: number | undefined
  onClose: () => void
}

/** Tells what a pasted block became, as a warning where something needs a look. It disappears when the paste is undone, and offers to undo it while it is the last change. */
export const AvisoDePegado = ({ hoja, hecho, version, onClose }: Props) => {
  useVersion(hoja)
  const paso = version === undefined ? undefined : hoja.paso(version)
  if (version !== undefined && !paso) return null
  const { reparos, frases } = dichoDePegado(hecho, hoja.alumnos)
  const undo = () => {
    hoja.undo()
    onClose()
  }
  return (
    <Alert
      severity={reparos ? 'warning' : 'success'}
      sx={{ mb: 2 }}
      onClose={onClose}
      action={
        <>
          {paso === 'último' && (
            <Button color="inherit" size="small" onClick={undo}>
              Deshacer
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onClose}>
            Entendido
          </Button>
        </>
      }
    >
      {frases.join(' ')}
    </Alert>
  )
}
