/** Reads what the driver says of an error, also of one that Drizzle wrapped; what it does not say is empty. */
export const databaseError = (error: unknown): DatabaseError => {
  const said = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(said instanceof Error)) return { code: '', table: '', constraint: '', where: '', message: String(said) }
  const read = (name: string) => (name in said ? String(said[name as keyof typeof said] ?? '') : '')
  return {
    code: read('code'),
    table: read('table'),
    constraint: read('constraint'),
    where: read('where'),
    message: said.message,
  }
}

/** `code` is PostgreSQL's or, of a connection, the system's (`ECONNREFUSED`); `where` names the functions that it went through. */
type DatabaseError = { code: string; table: string; constraint: string; where: string; message: string }

/** The codes of PostgreSQL on which something depends. */
export const codes = {
  /** A statement was refused because an earlier one of its transaction was. */
  aborted: '25P02',
  /** Two transactions waited for each other, and this one was ended. */
  deadlock: '40P01',
  foreignKey: '23503',
  /** It has no connection left. */
  full: '53300',
  /** A lock was waited for as long as `lock_timeout` says. */
  lockTimeout: '55P03',
  /** A statement by a name that this connection does not know. */
  nameUnknown: '26000',
  /** A statement by a name that this connection gave to another. */
  nameTaken: '42P05',
  noPermission: '42501',
  /** What `raise exception` gives. */
  raised: 'P0001',
  /** It takes no writes: it is a standby, or was told so. */
  readOnly: '25006',
  starting: '57P03',
  unique: '23505',
} as const
