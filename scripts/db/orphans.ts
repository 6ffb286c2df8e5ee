import { and, count, eq, like, notExists, notInArray, sql } from 'drizzle-orm'
import { countOrphanedAccounts } from '../../server/auth/cuentasSinNadie.ts'
import type { Db } from '../../server/db/queryable.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { avisos } from '../../server/university/notices.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

const declared: readonly AnyResource[] = Object.values(resources)

/** Counts, by role, the accounts that belong to no record, active or not. Undefined when there are none. */
export async function lostAccounts(db: Db): Promise<string | undefined> {
  const lost = (await countOrphanedAccounts(db)).map(({ rol, cuantas }) => `  ${rol}: ${cuantas} sin registro`)
  return saidOf('Hay cuentas que no son de nadie: no dejan ingresar, y su correo sigue ocupado:', lost)
}

/** Counts, by entity, the notices that lead to a deleted record. Undefined when there are none. */
export async function lostRecords(db: Db): Promise<string | undefined> {
  const lost: string[] = []
  for (const { name, key } of declared) {
    const table = tableNamed(name)
    const record = sql`(select from ${table} where ${columnOf(table, key)}::text = ${avisos.clave})`
    const total = await db.$count(
      avisos,
      and(eq(avisos.entidad, name), like(avisos.direccion, `/${name}/%`), notExists(record)),
    )
    if (total) lost.push(`  ${name}: ${total}`)
  }
  return saidOf('Hay avisos que llevan a registros que ya no están:', lost)
}

/** Counts the steps of processes that are no longer declared. Undefined when there are none. */
export async function lostSteps(db: Db): Promise<string | undefined> {
  const { proceso, archivo } = pasos
  const lost = await db
    .select({ proceso, total: count(), files: count(archivo) })
    .from(pasos)
    .where(
      notInArray(
        proceso,
        declared.flatMap(({ name, process }) => (process ? [name] : [])),
      ),
    )
    .groupBy(proceso)
    .orderBy(proceso)
  return saidOf(
    'Hay pasos, con lo que se escribió en ellos, de procesos que ya no se declaran:',
    lost.map(each => `  ${each.proceso}: ${each.total}, ${each.files} con archivo`),
  )
}

const saidOf = (heading: string, lines: readonly string[]) =>
  lines.length ? [heading, ...lines].join('\n') : undefined
