import type { Db } from '../context.ts'
import type { Copy } from '../db/copyOver.ts'
import { registroDeCurps } from './registroDeCurps.ts'

/** What every step of the seed works with. */
export type Taller = {
  tx: Db
  copy: Copy
  /** The day it is, `yyyy-mm-dd`. */
  hoy: string
  /** How many students are wanted. */
  estudiantes: number
  /** The hash of everybody's password: one, since hashing is slow on purpose. */
  hash: string
  /** The next number of who is registered: no two people share it. */
  turno: () => number
  /** The CURP of a person, unlike any given before. */
  curp: ReturnType<typeof registroDeCurps>
}

export const taller = (dado: Omit<Taller, 'turno' | 'curp'>): Taller => {
  let ultimo = 0
  return { ...dado, turno: () => (ultimo += 1), curp: registroDeCurps() }
}

/** How many teachers, or rooms, each campus has: so many at least, and one for every forty students, so that their classes find an hour. */
export const segunEstudiantes = ({ estudiantes }: Taller, cucs: number, minimo: number): number =>
  Math.max(minimo, Math.ceil(estudiantes / cucs / 40))

/** What all demonstration accounts sign in with, and where they get their mail. */
export const contrasenaDeDemostracion = 'Comunal2026'
export const dominio = 'demo.cuc.mx'
export const estudianteDeMuestra = `estudiante@${dominio}`
