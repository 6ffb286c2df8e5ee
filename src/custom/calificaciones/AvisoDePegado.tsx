import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { dichoDePegado } from './pegado/dichoDePegado.ts'
import type { Hoja } from './hoja.ts'
import type { Pegado } from './pegado/pegado.ts'
import { useVersion } from './useFila.ts'

type Props = {
  hoja: Hoja
  hecho: Pegado
  /** Of the sheet, right after the paste; none where all of it stood there already. */
  version: number | undefined
  onCerrar: () => void
}

/** What a pasted block became: a warning where something of it asks for a look. It leaves when the paste is undone, and undoes it here while that is the last thing done. */
export const AvisoDePegado = ({ hoja, hecho, version, onCerrar }: Props) => {
  useVersion(hoja)
  const paso = version === undefined ? undefined : hoja.paso(version)
  if (version !== undefined && !paso) return null
  const { reparos, frases } = dichoDePegado(hecho, hoja.alumnos)
  const deshacer = () => {
    hoja.deshacer()
    onCerrar()
  }
  return (
    <Alert
      severity={reparos ? 'warning' : 'success'}
      sx={{ mb: 2 }}
      onClose={onCerrar}
      action={
        <>
          {paso === 'último' && (
            <Button color="inherit" size="small" onClick={deshacer}>
              Deshacer
            </Button>
          )}
          <Button color="inherit" size="small" onClick={onCerrar}>
            Entendido
          </Button>
        </>
      }
    >
      {frases.join(' ')}
    </Alert>
  )
}
