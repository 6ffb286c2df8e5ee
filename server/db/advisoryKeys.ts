/** Advisory locks of this program on a database: each has one purpose, and none waits for another. */
export const advisoryKeys = {
  /** Held by the process that runs the embedded server. */
  embeddedServer: 200_318_001,
  /** Held by the process that prepares the database. */
  preparation: 200_318_002,
  /** Taken by commits that write history (`base.sql`). */
  history: 200_318_003,
  /** Held by the process that saves the daily backup. */
  dailyBackup: 200_318_004,
  /** Held, with the hash of its name, while somebody works in a scratch database. */
  scratch: 200_318_005,
} as const
