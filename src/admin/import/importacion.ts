import type { GeneratorCalls } from '../../generatorCalls.ts'

/** What the server says of a spreadsheet that is being brought in. */
export type Importacion = GeneratorCalls['importacion']

export type Pagina = GeneratorCalls['renglones']

export type Fila = Pagina['filas'][number]

/** What a row of a spreadsheet would come to. */
export type Estado = Fila['estado']

export type Hecho = GeneratorCalls['aplicada']

/** A spreadsheet that was brought in. */
export type Lote = GeneratorCalls['lotes'][number]

/** What was typed over a cell. */
export type Correccion = { renglon: number; columna: number; valor: string }

/** Which rows of a preview are shown. */
export type Vista = Estado | 'duda' | 'vacia' | ''
