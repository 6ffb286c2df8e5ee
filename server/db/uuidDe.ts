import { sql, type SQL } from 'drizzle-orm'

/** Derives a UUID from a text, with the version and variant of one made by chance. */
export const uuidDe = (texto: SQL): SQL =>
  sql`overlay(overlay(md5(${texto}) placing '4' from 13) placing 'a' from 17)::uuid`
