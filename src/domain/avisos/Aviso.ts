import type { Rol } from '../roles.ts'

/** Recipients of a notice: students or facilitadores by their matrícula, a role at a CUC (a role of the whole university looks after every CUC), or accounts. */
type Oyente =
  | { people: 'estudiantes' | 'facilitadores'; keys: readonly string[] }
  | { role: Rol; place: string }
  | { accounts: readonly string[] }

/** A notice: its words, its recipients, and the record or the screen that it leads to. */
export type Aviso = {
  to: Oyente
  subject: string
  text: string
  about?: { resource: string; key: string }
  address?: string
  mail?: false
}
