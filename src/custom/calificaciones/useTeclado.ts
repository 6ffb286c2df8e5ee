import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import {
  camposDeCalificacion,
  campoLlamado,
  type CampoDeCalificacion,
  type Cambio,
} from '../../domain/calificaciones.ts'
import type { Hoja } from './hoja.ts'
import { ordenDe } from './ordenDe.ts'

export type CeldaEnPantalla = { renglon: number; campo: CampoDeCalificacion }

const campos: readonly CampoDeCalificacion[] = camposDeCalificacion.map(([campo]) => campo)

/** Provides the spreadsheet keys over the inputs of the sheet. Only the cell that last had the focus is in the tab order. `onAgain` receives the text of a focused cell that changes back in place. */
export const useTeclado = (hoja: Hoja, onAgain: (texto: string) => void) => {
  /** `true` while keys act within the text of the cell; otherwise typing replaces it. */
  const dentro = useRef(false)
  const activa = useRef<HTMLInputElement>(null)

  const onFocus = ({ target }: FocusEvent) => {
    if (!lugarDe(target) || !(target instanceof HTMLInputElement)) return
    if (activa.current && activa.current !== target) activa.current.tabIndex = -1
    activa.current = target
    target.tabIndex = 0
    dentro.current = false
    target.select()
  }
  const onBlur = () => hoja.settle()
  /** The first press focuses the cell, the second goes into its text. */
  const onMouseDown = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLInputElement) || event.button !== 0) return
    if (document.activeElement === event.target) {
      dentro.current = true
      return
    }
    event.preventDefault()
    event.target.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget: raiz } = event
    const lugar = lugarDe(target)
    if (!lugar || !(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    const orden = ordenDe(event, {
      renglon: lugar.renglon,
      columna: campos.indexOf(lugar.campo),
      renglones: hoja.alumnos.length,
      dentro: dentro.current,
    })
    if (!orden) return
    const ordenes = {
      deshacer: () => {
        if (goTo(raiz, hoja, hoja.undo())) onAgain(`Deshecho: ${enLaCelda(hoja, lugar)}`)
      },
      rehacer: () => {
        if (goTo(raiz, hoja, hoja.redo())) onAgain(`Rehecho: ${enLaCelda(hoja, lugar)}`)
      },
      entrar: () => {
        dentro.current = true
        target.setSelectionRange(target.value.length, target.value.length)
      },
      /** Returns `false` where there is nothing to leave, so that Esc reaches the surroundings of the sheet. */
      salir: () => {
        const cambiada = hoja.abandon(hoja.alumnos[lugar.renglon]?.matricula ?? '', lugar.campo)
        if (!cambiada && !dentro.current) return false
        dentro.current = false
        requestAnimationFrame(() => target.select())
        return true
      },
    }
    if ('ir' in orden) celdaEn(raiz, ...orden.ir)?.focus()
    else if (ordenes[orden.hacer]() === false) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { onFocus, onBlur, onMouseDown, onKeyDown, estaDentro: () => dentro.current }
}

/** Returns the input of a cell. */
export const celdaEn = (raiz: ParentNode, renglon: number, columna: number): HTMLInputElement | null =>
  raiz.querySelector(`input[data-renglon="${renglon}"][data-campo="${campos[columna]}"]`)

const enLaCelda = (hoja: Hoja, { renglon, campo }: CeldaEnPantalla) =>
  hoja.fila(hoja.alumnos[renglon]?.matricula ?? '').textos[campo] || 'en blanco'

/** Goes to the cell of a change; answers whether the focus was there already. */
const goTo = (raiz: ParentNode, hoja: Hoja, cambio: Cambio | undefined) => {
  if (!cambio) return false
  const celda = celdaEn(
    raiz,
    hoja.alumnos.findIndex(({ matricula }) => matricula === cambio.matricula),
    campos.indexOf(cambio.campo),
  )
  const estaba = celda !== null && celda === document.activeElement
  if (estaba) celda.select()
  else celda?.focus()
  return estaba
}

/** Returns the cell that an event comes from; `undefined` for any other target. */
export const lugarDe = (target: EventTarget | null): CeldaEnPantalla | undefined => {
  const { renglon, campo } = target instanceof HTMLInputElement ? target.dataset : {}
  const suyo = campoLlamado(campo)
  return renglon !== undefined && suyo ? { renglon: Number(renglon), campo: suyo } : undefined
}
