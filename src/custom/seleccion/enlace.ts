/** What a consejero ties to the own CUC: where it is offered and where it is listed once tied, and how it is sent. (B §2, §7, CUC linking) */
export type Enlace = {
  resource: 'programas' | 'facilitadores'
  /** What one is called on the buttons. */
  uno: string
  /** What is said when none was chosen. */
  falta: string
  /** The door of all that may be tied, and that of what is. */
  ofrecidos: string
  ligados: string
  /** The name of its key in the body. */
  campo: string
  /** What the table shows of those that are tied. */
  columnas: readonly string[]
  /** What it shows of those that may be tied, where several are at once. */
  juntos?: readonly string[]
}

export type Modo = 'agregar' | 'eliminar'

/** How each mode is said. */
export const verbos = {
  agregar: { verbo: 'Agregar', hacia: 'a' },
  eliminar: { verbo: 'Eliminar', hacia: 'de' },
} as const

/** The call that ties or unties, slash and all. (B §7) */
export const llamada = ({ resource }: Enlace, modo: Modo) =>
  `${resource}/${modo === 'agregar' ? 'asociar' : 'desasociar'}-cuc/`
