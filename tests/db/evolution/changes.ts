import { expect } from 'vitest'
import { MigrationRefusal } from '../../../scripts/db/plan/MigrationRefusal.ts'
import { StartRefusal } from '../../../server/process/StartRefusal.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import { changed, today, type Registry, type Seeded } from './evolve.ts'

/** Returns today's declarations with one field changed. */
export const field = (name: string, other: string, change: (field: AnyField) => AnyField): Registry =>
  changed(name, ({ fields }) => ({
    fields: Object.fromEntries(Object.entries(fields).map(([each, one]) => [each, each === other ? change(one) : one])),
  }))

export const withField = (name: string, fields: Record<string, AnyField>, more: object = {}): Registry =>
  changed(name, resource => ({ fields: { ...resource.fields, ...fields }, ...more }))

export const without = (name: string): Registry =>
  Object.fromEntries(Object.entries(today).filter(([each]) => each !== name))

/** Returns the message of a refusal. Any other error is rethrown. */
export const refused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'accepted',
    error => {
      if (error instanceof MigrationRefusal || error instanceof StartRefusal) return error.message
      throw error
    },
  )

/** Expects a refusal that leaves tables and rows as they were. Returns its message. */
export const refusedWhole = async (base: Seeded, attempt: () => Promise<unknown>, query: string) => {
  const [catalog, rows] = [await base.catalog(), await base.one(query)]
  const said = await refused(attempt())
  expect(await base.catalog()).toEqual(catalog)
  expect(await base.one(query)).toEqual(rows)
  return said
}

export const rows = (base: Seeded, table: string) => base.one(`select count(*)::int from "${table}"`)
