import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useAcciones } from './acciones.ts'
import { lugarDe, lugarHacia, type Ciclos, type Lugar } from './movimientos.ts'

type Props = { id: string; boton: HTMLElement; ciclos: Ciclos; onClose: () => void }

/** Menu of the places to which a subject can be moved without dragging: one step within its cycle, or the end of another. */
export const MenuDeMovimientos = ({ id, boton, ciclos, onClose }: Props) => {
  const { move } = useAcciones()
  const aqui = lugarDe(ciclos, id)
  const opcion = (texto: string, lugar: Lugar | undefined) => (
    <MenuItem
      key={texto}
      disabled={!lugar}
      onClick={() => {
        onClose()
        if (lugar) move(id, lugar)
      }}
    >
      {texto}
    </MenuItem>
  )
  return (
    <Menu open anchorEl={boton} onClose={onClose}>
      {opcion('Subir', lugarHacia(ciclos, id, 'ArrowUp'))}
      {opcion('Bajar', lugarHacia(ciclos, id, 'ArrowDown'))}
      {ciclos.length > 1 && <Divider />}
      {ciclos
        .filter(({ idCiclo }) => idCiclo !== aqui?.ciclo)
        .map(({ idCiclo, materias }) =>
          opcion(`Mover al Ciclo ${idCiclo + 1}`, { ciclo: idCiclo, antes: materias.length }),
        )}
    </Menu>
  )
}
