import { memo } from 'react'
import { maximoDeRetroalimentacion, type CampoDeCalificacion } from '../../domain/calificaciones.ts'
import type { Hoja } from './hoja.ts'

type Props = {
  hoja: Hoja
  matricula: string
  campo: CampoDeCalificacion
  renglon: number
  etiqueta: string
  falla?: string
  editable: boolean
}

/** Cell of the sheet, red while its text is faulty; the text stays as it was typed. Its row writes later texts into it (`useTextos`). */
export const Celda = memo(({ hoja, matricula, campo, renglon, etiqueta, falla, editable }: Props) => {
  const texto = hoja.fila(matricula).textos[campo]
  const mal = falla !== undefined
  if (!editable)
    return (
      <div role="gridcell" className={`celda ${campo} fija`} title={texto}>
        <span>{texto || '–'}</span>
      </div>
    )
  return (
    <div role="gridcell" className={`celda ${campo}`} aria-invalid={mal || undefined} title={falla}>
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
        onInput={({ currentTarget: { value } }) => hoja.write({ matricula, campo, texto: value })}
      />
    </div>
  )
})
Celda.displayName = 'Celda'
