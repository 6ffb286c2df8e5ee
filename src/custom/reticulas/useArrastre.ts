import { useMemo, useRef, type DragEvent } from 'react'
import type { Acciones } from './acciones.ts'
import type { Lugar } from './movimientos.ts'

/**
 * Provides the browser's own drag and drop for the subjects of a grid. React draws nothing while one is dragged: the place
 * where it would land is an attribute of one element.
 */
export const useArrastre = (move: Acciones['move']) => {
  const drag = useRef<{ id: string; element: HTMLElement; mark?: Mark }>(undefined)
  return useMemo(() => {
    const mark = (next?: Mark) => {
      const before = drag.current?.mark
      if (before?.element === next?.element && before?.side === next?.side) return
      before?.element.removeAttribute('data-cae')
      next?.element.setAttribute('data-cae', next.side)
      if (drag.current) drag.current.mark = next
    }
    const end = () => {
      mark()
      drag.current?.element.removeAttribute('data-arrastrada')
      drag.current = undefined
    }
    return {
      onDragStart: (event: DragEvent<HTMLElement>) => {
        const element = closest(event.target, '[data-materia]')
        if (!element) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', element.dataset.materia ?? '')
        drag.current = { id: element.dataset.materia ?? '', element }
        requestAnimationFrame(() => element.setAttribute('data-arrastrada', ''))
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!drag.current) return
        event.preventDefault()
        scrollAtEdges(event)
        mark(markAt(event))
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        const { id, mark: at } = drag.current ?? {}
        if (!id) return
        event.preventDefault()
        const lugar = at && lugarAt(at)
        end()
        if (lugar) move(id, lugar)
      },
      onDragEnd: end,
    }
  }, [move])
}

/** Place where a subject would land: before or after another, or at the end of a cycle. */
type Mark = { element: HTMLElement; side: 'antes' | 'despues' | 'final' }

const markAt = ({ target, clientY }: DragEvent<HTMLElement>): Mark | undefined => {
  const materia = closest(target, '[data-materia]')
  if (materia) {
    const { top, height } = materia.getBoundingClientRect()
    return { element: materia, side: clientY < top + height / 2 ? 'antes' : 'despues' }
  }
  const ciclo = closest(target, '[data-ciclo]')
  return ciclo ? { element: ciclo, side: 'final' } : undefined
}

const lugarAt = ({ element, side }: Mark): Lugar | undefined => {
  const column = closest(element, '[data-ciclo]')
  if (!column) return undefined
  const materias = [...column.querySelectorAll('[data-materia]')]
  const antes = side === 'final' ? materias.length : materias.indexOf(element) + (side === 'despues' ? 1 : 0)
  return { ciclo: Number(column.dataset.ciclo), antes }
}

const edge = 48

/** Scrolls the board while the pointer is near its edge, so that hidden cycles come into sight. */
const scrollAtEdges = ({ currentTarget, clientX, clientY }: DragEvent<HTMLElement>) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const step = (at: number, from: number, to: number) => (at < from + edge ? -1 : at > to - edge ? 1 : 0) * 14
  const [x, y] = [step(clientX, left, right), step(clientY, top, bottom)]
  if (x || y) currentTarget.scrollBy(x, y)
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
