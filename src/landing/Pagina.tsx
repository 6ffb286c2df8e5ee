import { useEffect, type ReactNode } from 'react'
import { universidad } from '../domain/universidad.ts'
import './pagina.css'

/** Page of the landing: its title, on the page and on the browser's tab, and its content. */
export function Pagina({ titulo, entrada, children }: { titulo: string; entrada?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${titulo} · ${universidad.nombre}`
  }, [titulo])
  return (
    <section className="pagina">
      <h1>{titulo}</h1>
      {entrada && <p className="pagina-entrada">{entrada}</p>}
      {children}
    </section>
  )
}
