import type { Values } from './kinds.ts'

/** What the database knows against a record before it is saved: a sentence that its author reads, and goes past if it is so. */
export type Finding = {
  /** The same while the same is said of the same. */
  id: string
  /** The field beside which it stands. */
  campo: string
  texto: string
  /** What it tells of is refused, by this installation or by the write itself: nobody can go past it. */
  impide: boolean
  /** The record that it tells of, where the reader may open it. */
  registro?: { recurso: string; clave: string }
}

/** Values of the form with which nothing would be found, and what they are called. */
export type Cure = { texto: string; valores: Values }

/** What is said of a record before it is saved. */
export type Advice = { hallazgos: readonly Finding[]; remedios: readonly Cure[] }

/** The header by which a caller says that people read its findings: the ids of those that somebody goes past, or `none`. */
export const adviceHeader = 'Advice-Seen'
