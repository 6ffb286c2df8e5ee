import { memo, useState } from 'react'
import { maximoDeRetroalimentacion, type CampoDeCalificacion } from '../../domain/calificaciones.ts'
import type { Hoja } from './hoja.ts'

type Props = {
  hoja: Hoja
  matricula: string
  campo: CampoDeCalificacion
  renglon: number
  etiqueta: string
  texto: string
  falla?: string
  editable: boolean
}

/** One text of the sheet. What is wrong with it turns it red once it is left; it stays as it was typed. */
export const Celda = memo(({ hoja, matricula, campo, renglon, etiqueta, texto, falla, editable }: Props) => {
  const [escribiendo, setEscribiendo] = useState(false)
  const mal = falla !== undefined && !escribiendo
  if (!editable)
    return (
      <div role="gridcell" className={`celda ${campo} fija`} title={texto}>
        <span>{texto || '–'}</span>
      </div>
    )
  return (
    <div role="gridcell" className={`celda ${campo}`} aria-invalid={mal || undefined} title={mal ? falla : undefined}>
      <input
        type="text"
        inputMode={campo === 'asistencia' || campo === 'calificacion' ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={campo === 'retroalimentacion'}
        tabIndex={-1}
        data-renglon={renglon}
        data-campo={campo}
        aria-label={etiqueta}
        aria-invalid={mal || undefined}
        maxLength={campo === 'retroalimentacion' ? maximoDeRetroalimentacion * 2 : 60}
        value={texto}
        onChange={event => {
          setEscribiendo(true)
          hoja.escribir({ matricula, campo, texto: event.target.value })
        }}
        onBlur={() => setEscribiendo(false)}
      />
    </div>
  )
})
Celda.displayName = 'Celda'
