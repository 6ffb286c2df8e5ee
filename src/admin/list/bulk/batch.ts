import type { GeneratorCalls } from '../../../generatorCalls.ts'

/** Rows that a person chose: these keys, or all that a filter shows. */
export type ChosenRows = {
  list: string
  params?: Readonly<Record<string, string>>
  ids?: readonly string[]
  filter?: Readonly<Record<string, unknown>>
}

/** Server's preview of a batch. */
export type Outcome = GeneratorCalls['porHacer']

/** Server's result of a batch. */
export type Done = GeneratorCalls['hecho']
