import { sql, type SQL } from 'drizzle-orm'
import { begins, contains, searchable } from '../read/contains.ts'

/** How well a record answers what was written, 0 best: it is its key or another name of its own, begins one, begins the title, begins words of both, is in the title, or elsewhere. */
export const rankOf = (title: SQL, names: readonly SQL[], words: readonly string[]): SQL<number> => {
  const whole = words.join(' ')
  const all = searchable(sql`concat_ws(' ', ${sql.join([title, ...names], sql`, `)})`)
  const tiers = [
    any(names.map(name => sql`con_enie(${name}) = con_enie(${whole})`)),
    any(names.map(name => begins(name, whole))),
    begins(title, whole),
    every(words.map(word => contains(sql`' ' || ${all}`, ` ${word}`))),
    every(words.map(word => contains(searchable(title), word))),
  ]
  return sql<number>`case ${sql.join(
    tiers.map((tier, at) => sql`when ${tier} then ${sql.raw(String(at))}`),
    sql` `,
  )} else ${sql.raw(String(tiers.length))} end`
}

const any = (conditions: readonly SQL[]): SQL =>
  conditions.length ? sql`(${sql.join([...conditions], sql` or `)})` : sql`false`
const every = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`
