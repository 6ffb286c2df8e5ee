import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Pegado } from './pegado.ts'

type Props = { hecho: Pegado; primero?: string; onDeshacer: () => void; onCerrar: () => void }

/** What a pasted block became: a warning where it went by order alone or left something out. */
export const AvisoDePegado = ({ hecho: { estudiantes, porOrden, desconocidas, sobrantes }, primero, onDeshacer, onCerrar }: Props) => {
  const cuantos = estudiantes === 1 ? 'un estudiante' : `${estudiantes} estudiantes`
  const partes = [
    porOrden ? `Lo pegado no trae matrículas: se llenó por orden en ${cuantos}${primero ? `, desde ${primero}` : ''}. Revise que cada renglón sea de quien debe.` : `Se llenó por matrícula a ${cuantos}.`,
    desconocidas.length ? `No son de esta asignatura: ${desconocidas.slice(0, 5).join(', ')}${desconocidas.length > 5 ? ` y ${desconocidas.length - 5} más` : ''}.` : '',
    sobrantes ? `Sobraron ${sobrantes} renglones.` : '',
  ]
  return (
    <Alert severity={porOrden || desconocidas.length ? 'warning' : 'success'} sx={{ mb: 2 }} onClose={onCerrar} action={<><Button color="inherit" size="small" onClick={onDeshacer}>Deshacer</Button><Button color="inherit" size="small" onClick={onCerrar}>Entendido</Button></>}>
      {partes.filter(Boolean).join(' ')}
    </Alert>
  )
}
