import type { RefObject } from 'react'
import type { Hoja } from './hoja.ts'
import { useFalla } from './useFila.ts'
import { useLugar } from './useLugar.ts'

type Props = { hoja: Hoja; cuerpo: RefObject<HTMLElement | null>; revisada: boolean }

/** Line under the sheet: the fault of the focused cell, or else the keys that help. */
export const LineaDeEstado = ({ hoja, cuerpo, revisada }: Props) => {
  const lugar = useLugar(cuerpo)
  const alumno = lugar && hoja.alumnos[lugar.renglon]
  const falla = useFalla(hoja, alumno && { matricula: alumno.matricula, campo: lugar.campo }, revisada)
  return (
    <div className={falla ? 'estado mal' : 'estado'}>
      <span role="status">{alumno && falla ? `${alumno.nombre}: ${falla}` : ''}</span>
      {!falla && (
        <span>
          Enter baja, Tab avanza, F2 edita, Esc deja como estaba, Ctrl+Z deshace. Puede pegar un bloque de su hoja de
          cálculo.
        </span>
      )}
    </div>
  )
}
