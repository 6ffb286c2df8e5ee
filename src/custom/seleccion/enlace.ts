/** Link between a resource and the consejero's CUC: the doors of offered and linked records, and how it is sent. (B §2, §7, CUC linking) */
export type Enlace = {
  resource: 'programas' | 'facilitadores'
  /** Name of one record on the buttons. */
  uno: string
  /** Message when none was chosen. */
  falta: string
  /** Doors of the records that may be linked, and of those that are. */
  ofrecidos: string
  ligados: string
  /** Name of the record's key in the body. */
  campo: string
  /** Columns of the table of linked records. */
  columnas: readonly string[]
  /** Columns of the table of records that may be linked, where several can be at once. Default: one at a time. */
  juntos?: readonly string[]
}

export type Modo = 'agregar' | 'eliminar'

/** Verb, preposition, colour and door of the records of each mode. */
export const verbos = {
  agregar: { verbo: 'Agregar', hacia: 'a', color: 'primary', puerta: 'ofrecidos' },
  eliminar: { verbo: 'Eliminar', hacia: 'de', color: 'error', puerta: 'ligados' },
} as const

/** Returns the path that links or unlinks, with its final slash. (B §7) */
export const llamada = ({ resource }: Enlace, modo: Modo) =>
  `${resource}/${modo === 'agregar' ? 'asociar' : 'desasociar'}-cuc/`
