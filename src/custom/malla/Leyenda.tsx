import { estadosDeMateria, type EstadoDeMateria } from '../../domain/estadoDeMateria.ts'
import { Senal } from './TarjetaDeMateria.tsx'

/** Legend of the colours of a student's grid. (B §2) */
export const Leyenda = () => (
  <ul className="leyenda" aria-label="Leyenda">
    {estados.map(estado => (
      <li key={estado} data-estado={estado}>
        <Senal estado={estado} />
      </li>
    ))}
  </ul>
)

const estados = Object.keys(estadosDeMateria).filter((estado): estado is EstadoDeMateria => estado in estadosDeMateria)
