import type { GeneratorCalls } from '../../generatorCalls.ts'

/** Server's answer about a spreadsheet that is being imported. */
export type Importacion = GeneratorCalls['importacion']

export type Pagina = GeneratorCalls['renglones']

export type Fila = Pagina['filas'][number]

/** Outcome of a row of a spreadsheet. */
export type EstadoDeRenglon = Fila['estado']

export type Hecho = GeneratorCalls['aplicada']

/** Imported spreadsheet. */
export type Batch = GeneratorCalls['batches'][number]

/** Value typed over a cell. */
export type Correccion = { renglon: number; columna: number; valor: string }

/** Filter of the rows of a preview. */
export type Vista = EstadoDeRenglon | 'duda' | 'vacia' | ''
