import { memo, useRef } from 'react'
import { camposDeCalificacion, type Alumno } from '../../domain/calificaciones.ts'
import { Celda } from './Celda.tsx'
import type { Hoja } from './hoja.ts'
import { useFallas, useTextos } from './useFila.ts'

type Props = { hoja: Hoja; alumno: Alumno; renglon: number; editable: boolean; revisada: boolean }

/** Row of a student with the four cells of the grades, memoised: it is drawn again only when its faults change. */
export const Fila = memo(({ hoja, alumno, renglon, editable, revisada }: Props) => {
  const { matricula, nombre, inactivo } = alumno
  const fila = useRef<HTMLDivElement>(null)
  const fallas = useFallas(hoja, matricula, revisada)
  useTextos(hoja, matricula, { fila, editable })
  return (
    <div role="row" className="fila" ref={fila} aria-rowindex={renglon + 2}>
      <div role="gridcell" className="numero">
        {renglon + 1}
      </div>
      <div role="gridcell" className="matricula">
        {matricula}
      </div>
      <div role="rowheader" className="nombre" title={`${nombre}, ${matricula}`}>
        <span>{nombre}</span>
        {inactivo && <em>Inactivo</em>}
        <small>{matricula}</small>
      </div>
      {camposDeCalificacion.map(([campo, titulo]) => (
        <Celda
          key={campo}
          hoja={hoja}
          matricula={matricula}
          campo={campo}
          renglon={renglon}
          etiqueta={`${titulo} de ${nombre}`}
          editable={editable}
          falla={fallas[campo]}
        />
      ))}
    </div>
  )
})
Fila.displayName = 'Fila'
