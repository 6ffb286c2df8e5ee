/** Why no migration is written, in Spanish. `gone` is what would be lost (`tabla` or `tabla.columna`) and what it may be called now. */
export class MigrationRefusal extends Error {
  constructor(
    message: string,
    readonly gone?: { what: string; becoming: readonly string[] },
  ) {
    super(message)
  }
}
