import { convertible, reversible } from './guard.ts'
import type { Change } from './retype.ts'

/** The parts of a change of type that some values may not fit: statements before it, the expression of each new value, whether it drops NOT NULL, and statements after it. */
type Conversion = { first: readonly string[]; how: string; empties: boolean; last: readonly string[] }

/**
 * Converts a column with `cast`, stops the migration at values that do not come back with `back`, and names them; with
 * `lost` they become the default or NULL, if allowed. `nth`: column of its table.
 */
export const conversion = (
  { table, from, to }: Change,
  { cast, back, lost, nth }: { cast: Cast; back: Cast; lost: boolean; nth: number },
): Conversion => {
  const [forth, home] = [`se_convierte_${nth}`, `vuelve_${nth}`]
  const converted = `${forth}("${from.name}")`
  const initial = to.notNull && to.default !== undefined ? String(to.default) : undefined
  const mustHave = to.notNull && initial === undefined
  const place = `${table}.${from.name}`
  const advice = mustHave
    ? `escribir la migración con --llenar "${place}=expresión de SQL".`
    : `escribir la migración con --destruir ${place}: quedarían ${initial === undefined ? 'vacíos' : `en ${initial}`}.`
  const types = `de ${cast.from} a ${cast.to}`
  return {
    first: [
      attempt(forth, cast.from, cast.to, cast.of('valor')),
      attempt(home, back.from, back.to, back.of('valor')),
      ...(lost && !mustHave ? [] : [convertible(table, from.name, { types, converted }, advice)]),
      ...(lost ? [] : [reversible(table, from.name, converted, `${home}(${converted})`)]),
    ],
    how:
      lost && initial !== undefined
        ? `coalesce(${converted}, ${initial})`
        : lost
          ? converted
          : cast.of(`"${from.name}"`),
    empties: lost && from.notNull && !to.notNull,
    last: [`DROP FUNCTION ${forth}(${cast.from});`, `DROP FUNCTION ${home}(${back.from});`],
  }
}

/** Conversion of an SQL expression from one type to another. */
export type Cast = { from: string; to: string; of: (expression: string) => string }

/** Returns the SQL of a function that converts a value, and returns NULL where it cannot. */
const attempt = (name: string, from: string, to: string, cast: string) =>
  `CREATE FUNCTION ${name}(valor ${from}) RETURNS ${to} LANGUAGE plpgsql AS $$ BEGIN
  RETURN ${cast};
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END $$;`
