import type { Db } from '../db/queryable.ts'
import type { Copy } from '../db/copyOver.ts'
import { registroDeCurps } from './registroDeCurps.ts'

/** Context of every step of the seed. */
export type Taller = {
  tx: Db
  copy: Copy
  /** Today, `yyyy-mm-dd`. */
  hoy: string
  /** Number of students wanted. */
  estudiantes: number
  /** Hash of everybody's password: one, since hashing is slow on purpose. */
  hash: string
  /** Returns the next number of a registered person: no two people share it. */
  turno: () => number
  /** Returns the CURP of a person, unlike any given before. */
  curp: ReturnType<typeof registroDeCurps>
}

export const taller = (dado: Omit<Taller, 'turno' | 'curp'>): Taller => {
  let ultimo = 0
  return { ...dado, turno: () => (ultimo += 1), curp: registroDeCurps() }
}

/** Returns how many teachers, or rooms, each campus has: at least `minimo`, and one for every forty students, so that their classes find an hour. */
export const segunEstudiantes = ({ estudiantes }: Taller, cucs: number, minimo: number): number =>
  Math.max(minimo, Math.ceil(estudiantes / cucs / 40))

/** Password of all demonstration accounts; their mails are under `dominio`. */
export const contrasenaDeDemostracion = 'Comunal2026'
export const dominio = 'demo.cuc.mx'
export const estudianteDeMuestra = `estudiante@${dominio}`
