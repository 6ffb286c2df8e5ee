import type { FieldKind } from './kinds.ts'

/** Finds what a room does with a kind of field: in its table of the generator's kinds, else `own`, which the house brings. `T` is that of this kind alone; throws where neither has it. */
export const forKind = <T>(kind: FieldKind, table: Readonly<Partial<Record<FieldKind, unknown>>>, own?: T): T => {
  const treated = Object.hasOwn(table, kind) ? (table[kind] as T) : own
  if (treated === undefined) throw new Error(`no room treats the kind «${String(kind)}»`)
  return treated
}
