import type { FieldKind } from './kinds.ts'

/** What a room does with a field of this kind: what its table says of the generator's kinds, else `own`, which it has of the house. `T` is that of this one kind; throws where neither says anything. */
export const forKind = <T>(kind: FieldKind, table: Readonly<Partial<Record<FieldKind, unknown>>>, own?: T): T => {
  const treated = Object.hasOwn(table, kind) ? (table[kind] as T) : own
  if (treated === undefined) throw new Error(`no room treats the kind «${String(kind)}»`)
  return treated
}
