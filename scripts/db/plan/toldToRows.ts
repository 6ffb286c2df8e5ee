import { literal } from '../../../server/db/literal.ts'
import { filterKey, operators } from '../../../src/schema/filters/readFilterName.ts'
import { tableIn, type Snapshot, type Table } from './snapshot.ts'

/** Returns the statements that rename a table in the rows that name it. */
export const tableToldToRows = (snapshot: Snapshot, from: string, to: string): readonly string[] => [
  ...toldToHistory(snapshot, from, undefined, to),
  ...namingEntities
    .filter(each => tableIn(snapshot, each))
    .map(each => `UPDATE "${each}" SET "entidad" = '${to}' WHERE "entidad" = '${from}';`),
  ...(tableIn(snapshot, 'preferencias') ? [toldToPreferences(`${from}.`, `${to}.`)] : []),
  ...(tableIn(snapshot, 'avisos') ? [toldToNotices(from, to)] : []),
  ...(tableIn(snapshot, 'pasos') ? [toldToSteps(from, to)] : []),
]

/** Returns the statements that rename a column in the rows that name it. */
export const columnToldToRows = (
  snapshot: Snapshot,
  table: Table,
  { from, to, through = [] }: { from: string; to: string; through?: Through },
): readonly string[] => {
  const lists = through.filter(each => each.through === table.name)
  return [
    ...toldToHistory(snapshot, table.name, from, to),
    ...(tableIn(snapshot, 'vistas')
      ? [...toldToViews(table, from, to), ...lists.map(each => toldToOrder(each, from, to))]
      : []),
    ...(tableIn(snapshot, 'preferencias')
      ? [
          toldToColumns(`${table.name}.`, from, to),
          ...lists.map(each => toldToColumns(`${each.entity}.${each.list}.`, `pivot.${from}`, `pivot.${to}`)),
        ]
      : []),
  ]
}

/** Lists that are read through another table, whose columns they show as `pivot.` and their name. */
export type Through = readonly { through: string; entity: string; list: string }[]

/** Returns the statements that rename a list in what people saved of it. A view whose name is already taken under the new list gets the suffix «(antes)» and stays beside it. */
export const listToldToRows = (snapshot: Snapshot, table: string, from: string, to: string): readonly string[] => [
  ...(tableIn(snapshot, 'vistas')
    ? [
        `UPDATE "vistas" v SET "lista" = '${to}', "nombre" = CASE WHEN EXISTS (SELECT FROM "vistas" o WHERE o."usuario_id" = v."usuario_id" AND o."entidad" = v."entidad" AND o."lista" = '${to}' AND con_enie(o."nombre") = con_enie(v."nombre")) THEN left("nombre", 51) || ' (antes)' ELSE "nombre" END WHERE "entidad" = '${table}' AND "lista" = '${from}';`,
      ]
    : []),
  ...(tableIn(snapshot, 'preferencias') ? [toldToPreferences(`${table}.${from}.`, `${table}.${to}.`)] : []),
]

/** Returns the statements that lead notices of a screen to its new route. Notices of records of an entity with that name keep their address. */
export const routeToldToRows = (snapshot: Snapshot, from: string, to: string): readonly string[] =>
  tableIn(snapshot, 'avisos')
    ? [
        `UPDATE "avisos" SET "direccion" = ${literal(to)} || substr("direccion", ${from.length + 1}) WHERE split_part("direccion", '?', 1) = ${literal(from)};`,
      ]
    : []

/** Returns the statements that rename a state in the steps of cases, and in the filters of saved views by these columns. */
export const stateToldToRows = (
  snapshot: Snapshot,
  process: string,
  { from, to, columns }: { from: string; to: string; columns: readonly string[] },
): readonly string[] => [
  ...(tableIn(snapshot, 'pasos')
    ? [
        toldToPasos(
          ...['de', 'a'].map(
            side =>
              [`"${side}" = ${literal(to)}`, `"proceso" = '${process}' AND "${side}" = ${literal(from)}`] as const,
          ),
        ),
      ]
    : []),
  ...filtersToldToRows(snapshot, process, { from, to, columns }),
]

/** Returns the statements that rename a value in the filters of saved views by these columns. */
export const filtersToldToRows = (
  snapshot: Snapshot,
  entity: string,
  { from, to, columns }: { from: string; to: string; columns: readonly string[] },
): readonly string[] =>
  tableIn(snapshot, 'vistas') ? columns.map(column => toldToFilters(entity, column, from, to)) : []

/** Saved views filter by one value or by an array of values. */
const toldToFilters = (entity: string, column: string, from: string, to: string) => {
  const [was, is] = [from, to].map(value => literal(JSON.stringify(value)))
  const filterValue = `"estado"->'filter'->'${column}'`
  return `UPDATE "vistas" SET "estado" = jsonb_set("estado", '{filter,${column}}', CASE WHEN ${filterValue} = ${was} THEN ${is} ELSE (SELECT jsonb_agg(CASE each WHEN ${was} THEN ${is} ELSE each END ORDER BY n) FROM jsonb_array_elements(${filterValue}) WITH ORDINALITY AS asked(each, n)) END) WHERE "entidad" = '${entity}' AND jsonb_typeof(${filterValue}) IN ('string', 'array') AND ${filterValue} @> ${was};`
}

/** Tables whose rows name their entity. */
const namingEntities = ['lotes', 'vistas', 'avisos', 'importaciones']

/** History names records and values by table and column, and is never changed: a row records the old name and up to which entry it held. */
const toldToHistory = (snapshot: Snapshot, table: string, column: string | undefined, to: string): readonly string[] =>
  tableIn(snapshot, 'nombres_de_historial')
    ? [
        `INSERT INTO "nombres_de_historial" ("tabla", "columna", "nuevo", "hasta") SELECT '${table}', ${column ? `'${column}'` : 'NULL'}, '${to}', coalesce(max("id"), 0) FROM "historial";`,
      ]
    : []

/** Saved views name columns in their filters and in their order. */
const toldToViews = ({ name, columns }: Table, from: string, to: string) => {
  const filterOperators = operators.filter(operator => operator === 'is' || !columns[filterKey(from, operator)])
  const cases = filterOperators.map(operator => `WHEN '${filterKey(from, operator)}' THEN '${filterKey(to, operator)}'`)
  const keys = filterOperators.map(operator => `'${filterKey(from, operator)}'`)
  return [
    `UPDATE "vistas" SET "estado" = jsonb_set("estado", '{filter}', (SELECT jsonb_object_agg(CASE key ${cases.join(' ')} ELSE key END, value) FROM jsonb_each("estado"->'filter'))) WHERE "entidad" = '${name}' AND "estado"->'filter' ?| ARRAY[${keys.join(', ')}];`,
    `UPDATE "vistas" SET "estado" = jsonb_set("estado", '{sort,0}', '"${to}"') WHERE "entidad" = '${name}' AND "estado"->'sort'->>0 = '${from}';`,
  ]
}

/** Renames the column in the order of saved views of a list that is read through its table. */
const toldToOrder = ({ entity, list }: Through[number], from: string, to: string) =>
  `UPDATE "vistas" SET "estado" = jsonb_set("estado", '{sort,0}', '"pivot.${to}"') WHERE "entidad" = '${entity}' AND "lista" = '${list}' AND "estado"->'sort'->>0 = 'pivot.${from}';`

/** Renames a column in the lists of hidden columns whose key begins with `of`. */
const toldToColumns = (of: string, from: string, to: string) =>
  `UPDATE "preferencias" SET "valor" = (SELECT jsonb_agg(CASE each WHEN '"${from}"' THEN '"${to}"' ELSE each END ORDER BY n) FROM jsonb_array_elements("valor") WITH ORDINALITY AS hidden(each, n)) WHERE starts_with("clave", '${of}') AND "clave" LIKE '%.datatable' AND jsonb_typeof("valor") = 'array' AND "valor" ? '${from}';`

/** The key of a preference about a list begins with entity and list. Where one already exists under the new key, both stay. */
const toldToPreferences = (from: string, to: string) =>
  `UPDATE "preferencias" p SET "clave" = '${to}' || substr("clave", ${from.length + 1}) WHERE starts_with("clave", '${from}') AND NOT EXISTS (SELECT FROM "preferencias" o WHERE o."usuario_id" = p."usuario_id" AND o."clave" = '${to}' || substr(p."clave", ${from.length + 1}));`

/** Notices lead to the screen of a record, whose address begins with its entity. */
const toldToNotices = (from: string, to: string) =>
  `UPDATE "avisos" SET "direccion" = '/${to}/' || substr("direccion", ${from.length + 3}) WHERE starts_with("direccion", '/${from}/');`

/** The steps of cases name their process. */
const toldToSteps = (from: string, to: string) =>
  toldToPasos([`"proceso" = ${literal(to)}`, `"proceso" = ${literal(from)}`])

/** Steps may not be changed: their trigger is disabled for these statements, only when there are rows to change. */
const toldToPasos = (...changes: readonly (readonly [set: string, where: string])[]) => `DO $$ BEGIN
  IF EXISTS (SELECT FROM "pasos" WHERE ${changes.map(([, where]) => `(${where})`).join(' OR ')}) THEN
    ALTER TABLE "pasos" DISABLE TRIGGER USER;
${changes.map(([set, where]) => `    UPDATE "pasos" SET ${set} WHERE ${where};`).join('\n')}
    ALTER TABLE "pasos" ENABLE TRIGGER USER;
  END IF;
END $$;`
