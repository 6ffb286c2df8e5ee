import { and, count, eq, inArray, isNotNull, ne, not, notInArray, sql } from 'drizzle-orm'
import { usuarios } from '../../server/auth/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { avisos } from '../../server/university/notices.ts'
import { vistas } from '../../server/university/personal.ts'
import { resources } from '../../src/resources/index.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { MigrationRefusal } from './plan/MigrationRefusal.ts'
import { isRoute, partIn, type Part, type Renaming } from './plan/rename.ts'

/** Refuses to rename a list, a state, a value or the route of a screen that is still declared, or to a name that is not declared. */
export function refuseUndeclared(renamings: readonly Renaming[]): void {
  for (const renaming of renamings) {
    const [from] = renaming
    const part = partIn(from)
    if (isRoute(from)) refuseRoute(renaming)
    else if (part && !isHandMade(part)) refusePart(part, renaming)
  }
}

const refuseRoute = ([from, to]: Renaming) => {
  if (!routes.includes(to)) throw new MigrationRefusal(`«${to}» no es la ruta de una pantalla.`)
  if (routes.includes(from)) throw stillDeclared(from)
}

const refusePart = ({ table, of, part }: Part, [from, to]: Renaming) => {
  const { what, names } = declaredParts(table, of)
  if (!names.includes(to)) throw new MigrationRefusal(`No se declara ${what} «${table}.${of}.${to}».`)
  if (names.includes(part)) throw stillDeclared(from)
  const isState = of !== 'states' && Object.hasOwn(declared[table]?.process?.states ?? {}, to)
  if (isState && fieldOf(table, of)?.assigned)
    throw new MigrationRefusal(`«${to}» es un estado: --renombrar "${table}.states.${part}:${to}"`)
}

/** Tells whether no entity declares a table. Only the migrations know the values of its closed lists. */
const isHandMade = ({ table, of }: Part) => !declared[table] && of !== 'lists' && of !== 'states'

/** Returns what a longer name refers to in an entity, with the names that are declared of it. */
const declaredParts = (table: string, of: string): { what: string; names: readonly string[] } => {
  const { lists = {}, process } = declared[table] ?? {}
  if (of === 'lists') return { what: 'la lista', names: Object.keys(lists) }
  if (of === 'states') return { what: 'el estado', names: Object.keys(process?.states ?? {}) }
  const field = fieldOf(table, of)
  return { what: 'el valor', names: field?.kind === 'choice' ? field.choices.map(([value]) => String(value)) : [] }
}

/** Returns the field that a column stores. */
const fieldOf = (table: string, column: string) =>
  Object.entries(declared[table]?.fields ?? {}).find(([name, field]) => columnName(name, field) === column)?.[1]

const stillDeclared = (from: string) =>
  new MigrationRefusal(`«${from}», que se quiere renombrar, todavía está en las declaraciones.`)

/** Reports the saved views of lists that are no longer declared, or that the role of their owner may not open. Undefined when there are none. */
export async function lostViews(db: Db): Promise<string | undefined> {
  const { entidad, lista } = vistas
  const { rol } = usuarios
  const savedViews = await db
    .select({ entidad, lista, rol, total: count() })
    .from(vistas)
    .innerJoin(usuarios, eq(usuarios.id, vistas.usuario_id))
    .groupBy(entidad, lista, rol)
    .orderBy(entidad, lista, rol)
  const listName = (each: (typeof savedViews)[number]) => `  ${each.entidad}.lists.${each.lista}`
  const totalByList = new Map<string, number>()
  for (const each of savedViews)
    if (!listOf(each)) totalByList.set(listName(each), (totalByList.get(listName(each)) ?? 0) + each.total)
  const closed = savedViews.filter(each => listOf(each)?.roles.includes(each.rol) === false)
  const [first] = totalByList.keys()
  const lines = [
    ...(first
      ? [
          'Hay vistas guardadas de listas que ya no se declaran:',
          ...[...totalByList].map(([list, total]) => `${list}: ${total}`),
          `Si una se llama ahora de otro modo: npm run db:migration -- nombre --renombrar ${first.trim()}:nueva`,
        ]
      : []),
    ...(closed.length
      ? [
          'Hay vistas guardadas de listas que ya no están abiertas al rol de su dueño; las ve con su falla, y las puede eliminar, en las que sí:',
          ...closed.map(each => `${listName(each)}: ${each.total} de ${each.rol}`),
        ]
      : []),
  ]
  return lines.length ? lines.join('\n') : undefined
}

/** Reports the addresses of notices that no screen has any more. Undefined when there are none. */
export async function lostNotices(db: Db): Promise<string | undefined> {
  const path = sql<string>`split_part(${avisos.direccion}, '?', 1)`
  const segment = (nth: number) => sql`split_part(${path}, '/', ${sql.raw(String(nth))})`
  const ofRecord = and(inArray(segment(2), Object.keys(declared)), ne(segment(3), sql`''`))
  const lost = await db
    .select({ route: sql<string>`'/' || ${segment(2)}`, total: count() })
    .from(avisos)
    .where(and(isNotNull(avisos.direccion), notInArray(path, [...routes]), not(ofRecord ?? sql`false`)))
    .groupBy(segment(2))
    .orderBy(segment(2))
  if (!lost.length) return undefined
  return [
    'Hay avisos que llevan a pantallas que ya no están:',
    ...lost.map(({ route, total }) => `  ${route}: ${total}`),
    `Si una está ahora en otra ruta: npm run db:migration -- nombre --renombrar ${lost[0]?.route}:/nueva`,
  ].join('\n')
}

const routes: readonly string[] = pantallas.map(({ route }) => route)

const declared: Readonly<Record<string, AnyResource>> = resources

const listOf = ({ entidad, lista }: { entidad: string; lista: string }): AnyResource['lists'][string] | undefined => {
  const lists = Object.hasOwn(declared, entidad) ? declared[entidad]?.lists : undefined
  return lists && Object.hasOwn(lists, lista) ? lists[lista] : undefined
}
