import type { Rol } from '../roles.ts'

/** Who is told: students by their matrícula, facilitadores by theirs, or a role at a CUC; a role of the whole university looks after every CUC. */
type Oyente =
  | { people: 'estudiantes' | 'facilitadores'; keys: readonly string[] }
  | { role: Rol; place: string }
  | { accounts: readonly string[] }

/** What somebody is told, in a few words and in a sentence or two, and the record or the screen that it leads to. */
export type Aviso = {
  to: Oyente
  subject: string
  text: string
  about?: { resource: string; key: string }
  address?: string
  mail?: false
}
