import type { FieldKind } from './kinds.ts'

/**
 * Returns what a room does with a kind of field: by its table, else `ofOwnKind`, which the house brings. Throws without
 * either. `T` must be the type for this kind alone.
 */
export const forKind = <T>(kind: FieldKind, table: Readonly<Partial<Record<FieldKind, unknown>>>, ofOwnKind?: T): T => {
  const treated = Object.hasOwn(table, kind) ? (table[kind] as T) : ofOwnKind
  if (treated === undefined) throw new Error(`no room treats the kind «${String(kind)}»`)
  return treated
}
