import type { Cargo, Firmas } from '../domain/firmantes.ts'

/** A letter: what people call it, the Word file that gives it its look, who signs it, what is written into that file, and what the result is called. */
export type Carta<Datos> = {
  nombre: string
  plantilla: string
  /** The offices that sign it: it is not made before each has a name. */
  firman: readonly Cargo[]
  campos: (datos: Datos, firmas: Firmas) => Readonly<Record<string, string>>
  /** What should be thought of before it is made; nothing when all is as usual. */
  aviso?: (datos: Datos, firmas: Firmas) => string | undefined
  archivo: (datos: Datos) => string
}
