import Box from '@mui/material/Box'
import { memo, useEffect, useRef, useState, type ClipboardEvent, type Ref } from 'react'
import { Announcement } from '../../admin/screen/Announcement.tsx'
import { camposDeCalificacion, type Alumno } from '../../domain/calificaciones.ts'
import { Fila } from './Fila.tsx'
import { bloqueDe, enUnaCelda } from '../../domain/pegado/bloque.ts'
import { estiloDeRejilla } from './estiloDeRejilla.ts'
import type { Hoja } from './hoja.ts'
import { LineaDeEstado } from './LineaDeEstado.tsx'
import { pegado, type Pegado } from '../../domain/pegado/pegado.ts'
import { celdaEn, lugarDe, useTeclado } from './useTeclado.ts'

type Props = {
  hoja: Hoja
  editable: boolean
  revisada: boolean
  nombre: string
  ref?: Ref<HTMLDivElement>
  onPasted?: (hecho: Pegado, cambio: boolean) => void
}

/** Grades of a class as a spreadsheet, with its keys, paste and undo; a grid to screen readers. */
export const Rejilla = ({ hoja, editable, revisada, nombre, ref, onPasted }: Props) => {
  const [dicho, setDicho] = useState({ vez: 0, texto: '' })
  const { estaDentro, ...teclado } = useTeclado(hoja, texto => setDicho(({ vez }) => ({ vez: vez + 1, texto })))
  /** Takes back what was told of the last undoing, which the next act outdates. */
  const mute = () => setDicho(antes => (antes.texto ? { ...antes, texto: '' } : antes))
  const cuerpo = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const primera = cuerpo.current && celdaEn(cuerpo.current, 0, 0)
    if (primera) primera.tabIndex = 0
  }, [editable])
  useEffect(() => {
    addEventListener('beforeprint', copy)
    return () => removeEventListener('beforeprint', copy)
    /** Copies each text to its cell for paper, since an input cannot wrap its line. */
    function copy() {
      for (const input of cuerpo.current?.querySelectorAll('input') ?? [])
        input.parentElement?.setAttribute('data-texto', input.value)
    }
  }, [])
  const onPaste = (event: ClipboardEvent) => {
    const texto = event.clipboardData.getData('text/plain')
    const bloque = bloqueDe(texto)
    const { target } = event
    const lugar = lugarDe(target)
    if (!lugar || !(target instanceof HTMLInputElement)) return
    const enElTexto = estaDentro() && lugar.campo === 'retroalimentacion' && !texto.includes('\t')
    if (!bloque || enElTexto) {
      const dicho = enUnaCelda(texto)
      if (dicho === texto) return
      event.preventDefault()
      target.setRangeText(dicho, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
      const { matricula = '' } = hoja.alumnos[lugar.renglon] ?? {}
      hoja.write({ matricula, campo: lugar.campo, texto: target.value })
      return
    }
    event.preventDefault()
    const hecho = pegado(bloque, hoja.alumnos, lugar)
    const cambio = hoja.apply(hecho.cambios)
    onPasted?.(hecho, cambio)
  }
  return (
    <Box ref={ref} sx={estiloDeRejilla}>
      <div
        role="grid"
        ref={cuerpo}
        className="hoja"
        aria-label={nombre}
        aria-rowcount={hoja.alumnos.length + 1}
        aria-colcount={titulos.length}
        aria-readonly={!editable}
        tabIndex={editable ? undefined : 0}
        onPaste={editable ? onPaste : undefined}
        onInput={mute}
        onBlurCapture={mute}
        {...(editable ? teclado : {})}
      >
        <div role="row" className="fila titulos" aria-rowindex={1}>
          {titulos.map(([clase, titulo]) => (
            <div role="columnheader" className={clase} key={titulo}>
              {titulo}
            </div>
          ))}
        </div>
        <Filas hoja={hoja} editable={editable} revisada={revisada} />
      </div>
      <Announcement>{dicho.texto && <span key={dicho.vez}>{dicho.texto}</span>}</Announcement>
      {editable && <LineaDeEstado hoja={hoja} cuerpo={cuerpo} revisada={revisada} />}
    </Box>
  )
}

/** Rows in stretches within folds, of which only those in sight are laid out and painted. Memoised, so that they are skipped when only their surroundings change. */
const Filas = memo(({ hoja, editable, revisada }: Pick<Props, 'hoja' | 'editable' | 'revisada'>) =>
  deCuantos(hoja.alumnos, porPliego).map(([desde, delPliego]) => (
    <div role="presentation" className="pliego" key={desde}>
      {deCuantos(delPliego, porTramo).map(([mas, alumnos]) => (
        <div role="rowgroup" className="tramo" key={mas}>
          {alumnos.map((alumno, lugar) => (
            <Fila
              key={alumno.matricula}
              hoja={hoja}
              alumno={alumno}
              renglon={desde + mas + lugar}
              editable={editable}
              revisada={revisada}
            />
          ))}
        </div>
      ))}
    </div>
  )),
)
Filas.displayName = 'Filas'

/** Splits the students into groups of `cuantos`, each with the index of its first. */
const deCuantos = (alumnos: readonly Alumno[], cuantos: number) =>
  Array.from(
    { length: Math.ceil(alumnos.length / cuantos) },
    (_, cual) => [cual * cuantos, alumnos.slice(cual * cuantos, (cual + 1) * cuantos)] as const,
  )

const porTramo = 10
const porPliego = 50

const titulos = [['numero', 'N.º'], ['matricula', 'Matrícula'], ['nombre', 'Nombre'], ...camposDeCalificacion] as const
