import CursandoIcon from '@mui/icons-material/HourglassTopOutlined'
import AprobadoIcon from '@mui/icons-material/CheckCircleOutlined'
import ReprobadoIcon from '@mui/icons-material/CancelOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import { memo } from 'react'
import type { RegistroDeMateria } from '../../domain/avance.ts'
import type { MateriaDeMalla } from '../../domain/ciclos.ts'
import { estadoDeMateria, estadosDeMateria, type EstadoDeMateria } from '../../domain/estadoDeMateria.ts'
import { sinCalificar } from '../../domain/promedio.ts'

type Props = { materia: MateriaDeMalla; deEstudiante: boolean; registro?: RegistroDeMateria }

/** Subject of a grid: credits, key and name; for a student, also their state in it, by colour, sign and word, and the grade. (B §2) */
export const TarjetaDeMateria = memo(
  ({ materia: { clave_materia, nombre, creditos }, deEstudiante, registro }: Props) => {
    const estado = estadoDeMateria(registro)
    return (
      <li data-estado={estado ?? 'ninguno'}>
        <span className="dato">
          <span>{clave_materia}</span>
          <span>{`${creditos} créditos`}</span>
        </span>
        <span className="nombre" style={medidaDe(nombre)}>
          {nombre}
        </span>
        {deEstudiante && (
          <span className="estado">
            {estado ? <Senal estado={estado} /> : 'Por cursar'}
            {estado && <b>{registro?.calificacion ?? sinCalificar}</b>}
          </span>
        )}
      </li>
    )
  },
)

/** Returns the lengths of a name and of its longest word (characters), by which the printed card fits the font. */
const medidaDe = (nombre: string) => {
  const medida = {
    minHeight: 0,
    '--letras': Math.max(1, nombre.length),
    '--palabra': Math.max(1, ...nombre.split(/\s+/).map(({ length }) => length)),
  }
  return medida
}

/** Sign and word of a state. */
export const Senal = ({ estado }: { estado: EstadoDeMateria }) => {
  const Icon = iconos[estado]
  return (
    <span className="senal">
      <Icon aria-hidden />
      {estadosDeMateria[estado]}
    </span>
  )
}

const iconos: Record<EstadoDeMateria, typeof SvgIcon> = {
  cursando: CursandoIcon,
  aprobado: AprobadoIcon,
  reprobado: ReprobadoIcon,
}
