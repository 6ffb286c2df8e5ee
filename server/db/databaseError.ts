/** Reads the driver's fields of an error, also of one that Drizzle wrapped; a missing field is empty. */
export const databaseError = (error: unknown): DatabaseError => {
  const reported = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(reported instanceof Error)) return { code: '', table: '', constraint: '', where: '', message: String(reported) }
  const read = (name: string) => (name in reported ? String(reported[name as keyof typeof reported] ?? '') : '')
  return {
    code: read('code'),
    table: read('table'),
    constraint: read('constraint'),
    where: read('where'),
    message: reported.message,
  }
}

/** `code` is PostgreSQL's or, for a failed connection, the system's (`ECONNREFUSED`); `where` names the functions that the error went through. */
type DatabaseError = { code: string; table: string; constraint: string; where: string; message: string }

/** Codes of PostgreSQL that the program tells apart. */
export const codes = {
  /** Statement refused because an earlier one of its transaction was. */
  aborted: '25P02',
  /** Transaction ended because it and another waited for each other. */
  deadlock: '40P01',
  foreignKey: '23503',
  /** The server has no connection left. */
  full: '53300',
  /** A lock was not free within `lock_timeout`. */
  lockTimeout: '55P03',
  /** Statement called by a name that this connection does not know. */
  nameUnknown: '26000',
  /** Name that this connection already gave to another statement. */
  nameTaken: '42P05',
  noPermission: '42501',
  /** Error of `raise exception`. */
  raised: 'P0001',
  /** The server takes no writes: it is a standby, or was told so. */
  readOnly: '25006',
  starting: '57P03',
  unique: '23505',
} as const
