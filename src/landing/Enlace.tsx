import type { MouseEvent, ReactNode } from 'react'
import { goTo } from './router.ts'

/** Leads to another page of the landing without loading it anew; with a modifier key it opens a tab, as every link does. */
export function Enlace({ a, children }: { a: string; children: ReactNode }) {
  const alPulsar = (evento: MouseEvent) => {
    if (evento.metaKey || evento.ctrlKey || evento.shiftKey || evento.altKey) return
    evento.preventDefault()
    goTo(a)
  }
  return (
    <a className="enlace" href={a} onClick={alPulsar}>
      {children}
    </a>
  )
}
