/** A table or column that would be lost (`tabla` or `tabla.columna`), and what it may be called now. */
export type Gone = { what: string; becoming: readonly string[] }

/** Why no migration is written, in Spanish. `gone` is all that would be lost; `options` would answer all that it asks, as far as a program can guess. */
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
