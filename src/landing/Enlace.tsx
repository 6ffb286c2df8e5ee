import type { MouseEvent, ReactNode } from 'react'
import { goTo } from './router.ts'

/** Link to another page of the landing, without loading it anew; with a modifier key it opens a tab, as every link does. */
export function Enlace({ a, children }: { a: string; children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(a)
  }
  return (
    <a className="enlace" href={a} onClick={follow}>
      {children}
    </a>
  )
}
