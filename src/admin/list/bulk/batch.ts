import type { GeneratorCalls } from '../../../generatorCalls.ts'

/** The rows that somebody chose: these, or all that a filter shows. */
export type ChosenRows = {
  list: string
  params?: Readonly<Record<string, string>>
  ids?: readonly string[]
  filter?: Readonly<Record<string, unknown>>
}

/** What the server says that a batch comes to. */
export type Outcome = GeneratorCalls['porHacer']

/** What it says of one that was done. */
export type Done = GeneratorCalls['hecho']
