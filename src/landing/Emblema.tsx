import type { ReactNode } from 'react'
import { universidad } from '../domain/universidad.ts'
import './emblema.css'
import './paleta.css'

/** Frame of the landing: the university's emblem at one side, the page at the other; on a phone, one above the other. */
export const Emblema = ({ children }: { children: ReactNode }) => (
  <div className="landing">
    <header className="emblema">
      <img className="emblema-logo" src="/logo.svg" alt={`Logo de ${universidad.nombre}`} />
      <p className="emblema-nombre">{universidad.nombre}</p>
      <p className="emblema-lema">Administración escolar</p>
    </header>
    <main className="landing-cuerpo">{children}</main>
    <footer className="landing-pie">{universidad.pie}</footer>
  </div>
)
