import { count } from 'drizzle-orm'
import type { Db } from '../../server/context.ts'
import { vistas } from '../../server/university/personal.ts'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { MigrationRefusal } from './plan/MigrationRefusal.ts'
import { partIn, type Renaming } from './plan/rename.ts'

/** Refuses to rename a list or a state that is declared still, or to a name that none has. */
export function refuseUndeclared(renamings: readonly Renaming[]): void {
  for (const [from, to] of renamings) {
    const { table, of, part } = partIn(from) ?? {}
    if (table === undefined || of === undefined || part === undefined) continue
    const [what, names] =
      of === 'lists' ? ['la lista', declared[table]?.lists] : ['el estado', declared[table]?.process?.states]
    if (!Object.hasOwn(names ?? {}, to)) throw new MigrationRefusal(`No se declara ${what} «${table}.${of}.${to}».`)
    if (Object.hasOwn(names ?? {}, part))
      throw new MigrationRefusal(`«${from}», que se quiere renombrar, todavía está en las declaraciones.`)
  }
}

/** Names the lists that people saved views of and no declaration has any more; undefined when there are none. */
export async function lostViews(db: Db): Promise<string | undefined> {
  const { entidad, lista } = vistas
  const kept = await db
    .select({ entidad, lista, total: count() })
    .from(vistas)
    .groupBy(entidad, lista)
    .orderBy(entidad, lista)
  const lost = kept.filter(each => !isDeclared(each.entidad, each.lista))
  if (!lost.length) return undefined
  return [
    'Hay vistas guardadas de listas que ya no se declaran:',
    ...lost.map(each => `  ${each.entidad}.lists.${each.lista}: ${each.total}`),
    `Si una se llama ahora de otro modo: npm run db:migration -- nombre --renombrar ${lost[0]?.entidad}.lists.${lost[0]?.lista}:nueva`,
  ].join('\n')
}

const declared: Readonly<Record<string, AnyResource>> = resources

const isDeclared = (name: string, list: string) => Object.hasOwn(declared[name]?.lists ?? {}, list)
