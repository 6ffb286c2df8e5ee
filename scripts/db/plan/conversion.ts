import { convertible, reversible } from './guard.ts'
import type { Change } from './retype.ts'

/** How a column gets a type that not all its values may have: what goes before, the expression of each new value, whether it may be empty though it might not before, and what goes after. */
type Conversion = { first: readonly string[]; how: string; empties: boolean; last: readonly string[] }

/** Converts value by value, `cast` from the expression of one, `back` to what it was. Names the values that are in the way; where their loss was agreed to, they become what the column begins with or nothing, and where it must have something are named all the same. `nth` tells it from the others of its table. */
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
  return {
    first: [
      attempt(forth, cast.from, cast.to, cast.of('valor')),
      attempt(home, back.from, back.to, back.of('valor')),
      ...(lost && !mustHave ? [] : [convertible(table, from.name, `de ${cast.from} a ${cast.to}`, converted, advice)]),
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

/** From one type to another, of an expression. */
export type Cast = { from: string; to: string; of: (expression: string) => string }

/** A function that answers a value in another type, and nothing where it has none there. */
const attempt = (name: string, from: string, to: string, cast: string) =>
  `CREATE FUNCTION ${name}(valor ${from}) RETURNS ${to} LANGUAGE plpgsql AS $$ BEGIN
  RETURN ${cast};
EXCEPTION WHEN data_exception THEN
  RETURN NULL;
END $$;`
