import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planMigration } from '../../../scripts/db/plan/planMigration.ts'
import { mapValues, snapshotOf, tablesOf, withTables } from '../../../scripts/db/plan/snapshot.ts'
import { schema } from '../../../server/university/schema.ts'
import { closeBlank, seeded, type Seeded } from './evolve.ts'

let base: Seeded
beforeAll(async () => {
  base = await seeded()
  return () => base.close()
}, 60_000)
afterAll(closeBlank)

/** Returns the statements that remove a role from the hand-written check of the accounts. */
const sinRol = (rol: string) => {
  const today = snapshotOf(schema)
  const tables = tablesOf(today).map(table => ({
    ...table,
    checkConstraints: mapValues(table.checkConstraints, each =>
      each.name === 'usuarios_rol_conocido' ? { ...each, value: each.value.replace(`, '${rol}'`, '') } : each,
    ),
  }))
  return planMigration(today, withTables(today, tables))
}

/** Applies them in one transaction, as a migration is. */
const aplicar = async (rol: string) => {
  const statements = await sinRol(rol)
  await base.db.transaction(tx => tx.execute(sql.raw(statements.join('\n'))))
}

test('an undeclared role stops the migration while accounts have it, with their number and the remedy', async () => {
  const cuentas = await base.one(`select count(*) from usuarios where rol = 'consejero'`)
  expect(Number(cuentas)).toBeGreaterThan(0)
  const message = expect.stringMatching(
    new RegExp(
      `^En «usuarios» hay cuentas de un rol que ya no se declara: consejero \\(${cuentas}\\)\\. No les ponga otro rol mientras estén activas`,
    ),
  )
  await expect(aplicar('consejero')).rejects.toMatchObject({ cause: { message } })
  expect(await base.one(`select count(*) from usuarios where rol = 'consejero'`)).toBe(cuentas)
})

test('once the accounts are deleted, as it says, the migration goes on', async () => {
  await base.run(`alter table consejeros drop column id_usuario cascade`)
  await base.run(`delete from usuarios where rol = 'consejero'`)
  await aplicar('consejero')
  await expect(base.run(`update usuarios set rol = 'consejero'`)).rejects.toThrow()
})
