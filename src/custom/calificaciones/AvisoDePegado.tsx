import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Hoja } from './hoja.ts'
import type { Pegado } from './pegado.ts'
import { useVersion } from './useFila.ts'

type Props = {
  hoja: Hoja
  hecho: Pegado
  /** Of the sheet, right after the paste; none where all of it stood there already. */ version: number | undefined
  onCerrar: () => void
}

/** What a pasted block became: a warning where it went by order alone or left something out. It goes with what was pasted, and can be undone here until anything else changes. */
export const AvisoDePegado = ({
  hoja,
  hecho: { cambios, estudiantes, porOrden, desconocidas, sobrantes },
  version,
  onCerrar,
}: Props) => {
  const intacto = useVersion(hoja) === version
  const primero = hoja.alumnos.find(({ matricula }) => matricula === cambios[0]?.matricula)?.nombre
  const deshacer = () => {
    hoja.deshacer()
    onCerrar()
  }
  if (
    !intacto &&
    cambios.length > 0 &&
    !cambios.some(({ matricula, campo, texto }) => hoja.fila(matricula).textos[campo] === texto)
  )
    return null
  const cuantos = estudiantes === 1 ? 'un estudiante' : `${estudiantes} estudiantes`
  const partes = [
    porOrden
      ? `Lo pegado no trae matrículas: se llenó por orden en ${cuantos}${primero ? `, desde ${primero}` : ''}. Revise que cada renglón sea de quien debe.`
      : `Se llenó por matrícula a ${cuantos}.`,
    desconocidas.length
      ? `No son de esta asignatura: ${desconocidas.slice(0, 5).join(', ')}${desconocidas.length > 5 ? ` y ${desconocidas.length - 5} más` : ''}.`
      : '',
    sobrantes ? `Sobraron ${sobrantes} renglones.` : '',
  ]
  return (
    <Alert
      severity={porOrden || desconocidas.length ? 'warning' : 'success'}
      sx={{ mb: 2 }}
      onClose={onCerrar}
      action={
        <>
          {intacto && (
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
      {partes.filter(Boolean).join(' ')}
    </Alert>
  )
}
