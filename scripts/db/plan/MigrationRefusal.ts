/** A table or column that would be lost (`tabla` or `tabla.columna`), and its possible new names. */
export type Gone = { what: string; becoming: readonly string[] }

/** The reason why no migration is written, in Spanish. `gone` lists everything that would be lost. `options` are the guessed command-line options that would answer every question. */
export class MigrationRefusal extends Error {
  readonly gone: readonly Gone[]
  readonly options: readonly string[]
  constructor(
    message: string,
    { gone = [], options = [] }: { gone?: readonly Gone[]; options?: readonly string[] } = {},
  ) {
    super(message)
    this.gone = gone
    this.options = options
  }
}
