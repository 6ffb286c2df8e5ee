/** A letter: what people call it, the Word file that gives it its look, what is written into that file, and what the result is called. */
export type Carta<Datos> = {
  nombre: string
  plantilla: string
  campos: (datos: Datos, hoy: string) => Readonly<Record<string, string>>
  archivo: (datos: Datos) => string
}
