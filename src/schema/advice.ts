import type { Values } from './kinds.ts'

/** Something that the database knows against a record before it is saved: a sentence that its author reads and may go past. */
export type Finding = {
  /** Stable identifier: the same finding on the same record keeps it. */
  id: string
  /** Field beside which it is shown. */
  campo: string
  texto: string
  /** `true` where this installation, or the write itself, refuses what it tells of: nobody can go past it. */
  impide: boolean
  /** Record that it tells of, where the reader may open it. */
  registro?: { recurso: string; clave: string }
}

/** Values of the form that would leave no finding, and the text that offers them. */
export type Cure = { texto: string; valores: Values }

/** Findings on a record before it is saved, and values that would avoid them. */
export type Advice = { hallazgos: readonly Finding[]; remedios: readonly Cure[] }

/** Header by which a caller says that people read its findings: the ids of those that somebody goes past, or `none`. Without it only findings that nobody may go past are looked for. */
export const adviceHeader = 'Advice-Seen'

/** Returns the header that names these findings as seen; without any, it says that none was there. */
export const adviceSeen = (findings: readonly Pick<Finding, 'id'>[]): Record<string, string> => ({
  [adviceHeader]: findings.map(({ id }) => id).join(',') || 'none',
})

/** Reads the value of the header: the ids of the findings that somebody goes past. */
export const readAdviceSeen = (value: string): ReadonlySet<string> => new Set(value.split(',').map(id => id.trim()))

/** Longest time that a write waits for advice (ms). */
export const longestAdvice = 4000
