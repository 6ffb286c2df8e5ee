import { literal } from '../../../server/db/literal.ts'
import { tableIn, tablesOf, same, type Snapshot } from './snapshot.ts'
import { raised } from './version.ts'

/**
 * Returns statements that stop a migration where rows break a constraint that `to` adds to the tables of `from`.
 * Constraints that were in `before` are not checked again.
 */
export const guards = (from: Snapshot, to: Snapshot, before: Snapshot): readonly string[] =>
  tablesOf(to).flatMap(
    ({ name, columns, uniqueConstraints, compositePrimaryKeys, indexes, checkConstraints, foreignKeys }) => {
      const [was, now] = [tableIn(before, name), tableIn(from, name)]
      if (!was || !now) return []
      const added = <V>(
        declared: Readonly<Record<string, V>>,
        existing: object,
        once: Readonly<Record<string, unknown>>,
      ) =>
        Object.entries(declared).flatMap(([each, value]) =>
          each in existing || same(once[each], value) ? [] : [value],
        )
      const keys = [
        ...added(uniqueConstraints, now.uniqueConstraints, was.uniqueConstraints),
        ...added(compositePrimaryKeys, now.compositePrimaryKeys, was.compositePrimaryKeys),
      ]
      return [
        ...keys.map(key =>
          unique(
            name,
            key.columns.map(column => `"${column}"`),
          ),
        ),
        ...added(indexes, now.indexes, was.indexes)
          .filter(({ isUnique }) => isUnique)
          .map(index =>
            unique(
              name,
              index.columns.map(({ expression, isExpression }) =>
                isExpression ? `(${expression})` : `"${expression}"`,
              ),
            ),
          ),
        ...added(checkConstraints, now.checkConstraints, was.checkConstraints).flatMap(({ value }) =>
          check(name, Object.keys(columns), value),
        ),
        ...added(foreignKeys, now.foreignKeys, was.foreignKeys).flatMap(({ columnsFrom, columnsTo, tableTo }) =>
          columnsFrom.length === 1 ? reference(name, columnsFrom[0] ?? '', tableTo, columnsTo[0] ?? '') : [],
        ),
      ]
    },
  )

/** Stops where a column that becomes required has empty rows, and names one of them by its key, if the table has one. */
export const filled = (table: string, column: string, key: string | undefined): string =>
  stop(
    table,
    `falta «${column}», que ahora es obligatorio:`,
    `SELECT count(*) || ' sin valor'${key ? ` || ', como ' || min("${key}"::text)` : ''} AS cual FROM "${table}" WHERE "${column}" IS NULL HAVING count(*) > 0`,
    `Hay que llenarlos antes de actualizar, o escribir la migración con backfill en su declaración, o con --llenar "${table}.${column}=expresión de SQL".`,
  )

/** Stops where a value cannot be converted to its new type, that is where `converted` is null. */
export const convertible = (
  table: string,
  column: string,
  { types, converted }: { types: string; converted: string },
  advice: string,
): string =>
  stop(
    table,
    `no se pueden convertir ${types} estos valores de «${column}»:`,
    valuesWhere(table, column, `${converted} IS NULL`),
    `Hay que cambiarlos antes de actualizar, o ${advice}`,
  )

/** Stops where a value would not convert back to what it was. */
export const reversible = (table: string, column: string, converted: string, back: string): string =>
  stop(
    table,
    `perderían algo estos valores de «${column}»:`,
    valuesWhere(table, column, `${converted} IS NOT NULL AND ${back} IS DISTINCT FROM "${column}"`),
    `Hay que cambiarlos antes de actualizar, o escribir la migración con --destruir ${table}.${column}.`,
  )

/** Lists each value once, with the number of rows that have it. */
const valuesWhere = (table: string, column: string, condition: string) =>
  `SELECT "${column}"::text || ' (' || veces || ')' AS cual FROM (SELECT "${column}", count(*) AS veces FROM "${table}" WHERE "${column}" IS NOT NULL GROUP BY 1) v WHERE ${condition}`

const unique = (table: string, columns: readonly string[]) =>
  stop(
    table,
    `se repite ${quoted(columns)}:`,
    `SELECT concat_ws(', ', ${columns.map(column => `${column}::text`).join(', ')}) || ' (' || count(*) || ' veces)' AS cual FROM "${table}" WHERE ${columns.map(column => `${column} IS NOT NULL`).join(' AND ')} GROUP BY ${columns.join(', ')} HAVING count(*) > 1`,
    'Deben quedar distintos antes de actualizar.',
  )

/** Identifies the rows by the values of the columns that the check mentions. */
const check = (table: string, columns: readonly string[], condition: string) => {
  const checked = columns.filter(column => speaksOf(condition, column)).map(column => `"${column}"`)
  const accounts = table === 'usuarios' && checked.join() === '"rol"'
  return checked.length
    ? stop(
        table,
        accounts
          ? 'hay cuentas de un rol que ya no se declara:'
          : `hay valores que ya no se admiten de ${quoted(checked)}:`,
        `SELECT concat_ws(', ', ${checked.map(column => `coalesce(${column}::text, '(vacío)')`).join(', ')}) || ' (' || count(*) || ')' AS cual FROM "${table}" WHERE NOT (${condition}) GROUP BY ${checked.join(', ')}`,
        accounts ? ofAccounts : `Hay que cambiarlos antes de actualizar${otherwise(table, condition)}.`,
      )
    : []
}

/** Returns the advice to rename a value, for a closed list of texts that lost one. For the states of a process `lostStatesIn` gives it. */
const otherwise = (table: string, condition: string) => {
  const [, column] = /^"(\w+)" in \('/.exec(condition) ?? []
  return column && column !== 'estado'
    ? `, o, si un valor se llama ahora de otro modo, escribir la migración con --renombrar "${table}.${column}.valor:nuevo"`
    : ''
}

/** Tells whether a condition mentions a column outside its quoted texts. Hand-written ones name it without quotes. */
const speaksOf = (condition: string, column: string) =>
  new RegExp(`(?<![\\wÀ-ÿ])${column}(?![\\wÀ-ÿ(])`).test(condition.replaceAll(/'(?:[^']|'')*'/g, ''))

/** An active account that gets another role can sign in with it. */
const ofAccounts =
  'No les ponga otro rol mientras estén activas: ingresarían con él. En la migración, antes de este bloque: bórrelas (DELETE FROM "usuarios" WHERE "rol" = \'…\', una vez que ningún registro lleva a ellas), o déjelas inactivas con otro rol (UPDATE "usuarios" SET "activo" = false, "rol" = \'…\' WHERE "rol" = \'…\'); luego npm run db:migration -- --sellar. Qué más queda de un rol: docs/partir.md.'

const reference = (table: string, column: string, target: string, key: string) =>
  stop(
    table,
    `hay valores de «${column}» que no existen en «${target}»:`,
    `SELECT "${column}"::text AS cual FROM "${table}" t WHERE "${column}" IS NOT NULL AND NOT EXISTS (SELECT FROM "${target}" p WHERE p."${key}" = t."${column}") GROUP BY 1`,
    'Hay que cambiarlos antes de actualizar.',
  )

/** Names the first ten rows and how many more there are. Where the table has versions, the advice says to raise them. */
const stop = (
  table: string,
  what: string,
  rows: string,
  advice: string,
) => `DO $$ DECLARE cuales text; cuantos bigint; BEGIN
  SELECT string_agg(left(cual, 80), '; ' ORDER BY lugar) FILTER (WHERE lugar <= 10), count(*) INTO cuales, cuantos FROM (SELECT cual, row_number() OVER (ORDER BY cual) AS lugar FROM (${rows}) t) t;
  IF cuales IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = ${literal(`En «${table}» ${what}`)} || ' ' || cuales || CASE WHEN cuantos > 10 THEN ' y ' || cuantos - 10 || ' más' ELSE '' END || '. ' || ${literal(advice)} || CASE WHEN EXISTS (SELECT FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ${literal(table)} AND column_name = 'version') THEN ${literal(byHand)} ELSE '' END;
  END IF;
END $$;`

const byHand = ` Lo que se cambie con SQL lleva también ${raised}.`

const quoted = (columns: readonly string[]) => columns.map(column => `«${column.replaceAll('"', '')}»`).join(', ')
