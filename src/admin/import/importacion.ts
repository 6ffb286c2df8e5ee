/** What a row of a spreadsheet would come to. */
export type Estado = 'nuevo' | 'cambia' | 'igual' | 'error'

/** What the server says of a spreadsheet that is being brought in. */
export type Importacion = {
  id: string
  archivo: string
  momento: string
  avisos: readonly string[]
  huella: string
  columnas: readonly { encabezado: string; campo: string | null }[]
  campos: readonly { campo: string; nombre: string; requerido: boolean }[]
  /** Rows that would empty a field that holds something. */
  vacian: number
  /** How far the server is with judging it, of a hundred. */
  avance: number
  /** Its first judging ended with the server's process: the file is to be chosen again. */
  interrumpida?: boolean
  cuenta: { total: number; nuevos: number; cambian: number; iguales: number; errores: number; dudas: number }
}

export type Fila = {
  renglon: number
  celdas: readonly string[]
  estado: Estado
  clave: string | null
  titulo: string
  cambios: Readonly<Record<string, readonly [string, string]>>
  faltas: Readonly<Record<string, string>>
  dudas: readonly Duda[]
}

/** What looks wrong in a row and may nevertheless be so. */
export type Duda = { campo: string; mensaje: string; clave: string; aceptada: boolean }

export type Pagina = { total: number; filas: readonly Fila[] }

export type Hecho = { lote: string; nuevos: number; cambiados: number; omitidos: number }

/** A spreadsheet that was brought in. */
export type Lote = {
  id: string
  autor: string
  momento: string
  archivo: string
  nuevos: number
  cambiados: number
  deshecho: string | null
  deshacer: boolean
}

/** What was typed over a cell. */
export type Correccion = { renglon: number; columna: number; valor: string }

/** Which rows of a preview are shown. */
export type Vista = Estado | 'duda' | 'vacia' | ''
