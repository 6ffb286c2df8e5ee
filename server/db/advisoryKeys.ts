/** The advisory locks of this program on a database: each of one purpose, none of them waits for another. */
export const advisoryKeys = {
  /** Held by the process that has the embedded server. */
  embeddedServer: 200_318_001,
  /** Held by who prepares the database. */
  preparation: 200_318_002,
  /** Taken by commits that write history (`base.sql`). */
  history: 200_318_003,
  /** Held by who saves the daily backup. */
  dailyBackup: 200_318_004,
  /** With the hash of its name, held by who works in a scratch database. */
  scratch: 200_318_005,
} as const
