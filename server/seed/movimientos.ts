import { opening } from '../crud/casos/movements.ts'
import { sendingMark } from '../crud/casos/sendingMark.ts'
import type { pasos } from '../crud/casos/tables.ts'

type Fila = typeof pasos.$inferInsert
type Dicho = Pick<Fila, 'proceso' | 'caso' | 'a' | 'autor' | 'rol' | 'momento'> & Partial<Fila>

/** Returns the steps of a case in their order, as the process itself would have written them; the first opens it. */
export const movimientos = (dichos: readonly Dicho[]): Fila[] =>
  dichos.map((dicho, lugar) => ({
    n: lugar + 1,
    paso: opening,
    de: dichos[lugar - 1]?.a ?? null,
    huella: sendingMark({ resource: dicho.proceso, key: dicho.caso, n: lugar + 1, usuario: 'antes', comment: null }),
    ...dicho,
  }))
