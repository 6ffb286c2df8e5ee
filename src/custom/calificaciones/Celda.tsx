import { useState } from 'react'
import { maximoDeRetroalimentacion, type CampoDeCalificacion } from '../../domain/calificaciones.ts'

type Props = { campo: CampoDeCalificacion; renglon: number; etiqueta: string; texto: string; falla?: string; editable: boolean; onTexto: (texto: string) => void }

/** One text of the sheet. What is wrong with it turns it red once it is left; it stays as it was typed. */
export const Celda = ({ campo, renglon, etiqueta, texto, falla, editable, onTexto }: Props) => {
  const [escribiendo, setEscribiendo] = useState(false)
  const mal = falla !== undefined && !escribiendo
  if (!editable) return <div role="gridcell" className={`celda ${campo} fija`} title={texto}><span>{texto || '–'}</span></div>
  return (
    <div role="gridcell" className={`celda ${campo}`} aria-invalid={mal || undefined} title={mal ? falla : undefined}>
      <input
        type="text" inputMode={campo === 'asistencia' || campo === 'calificacion' ? 'decimal' : 'text'} autoComplete="off" spellCheck={campo === 'retroalimentacion'}
        tabIndex={-1} data-renglon={renglon} data-campo={campo} aria-label={etiqueta} aria-invalid={mal || undefined}
        maxLength={campo === 'retroalimentacion' ? maximoDeRetroalimentacion * 2 : 60} value={texto}
        onChange={event => {
          setEscribiendo(true)
          onTexto(event.target.value)
        }}
        onBlur={() => setEscribiendo(false)}
      />
    </div>
  )
}
