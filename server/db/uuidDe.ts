import { sql, type SQL } from 'drizzle-orm'

/** A UUID that follows from a text, of the version and variant that those made by chance have. */
export const uuidDe = (texto: SQL): SQL =>
  sql`overlay(overlay(md5(${texto}) placing '4' from 13) placing 'a' from 17)::uuid`
