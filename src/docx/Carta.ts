import type { Cargo, Firmas } from '../domain/firmantes.ts'

/** A letter: its name, its Word template, the offices that sign it, the fields written into the template, and the name of the resulting file. */
export type Carta<Datos> = {
  nombre: string
  plantilla: string
  /** Offices that sign it: it is not made before each of them has somebody registered. */
  firman: readonly Cargo[]
  campos: (datos: Datos, firmas: Firmas) => Readonly<Record<string, string>>
  /** Returns a warning before it is made; undefined when all is as usual. */
  aviso?: (datos: Datos, firmas: Firmas) => string | undefined
  archivo: (datos: Datos) => string
}
