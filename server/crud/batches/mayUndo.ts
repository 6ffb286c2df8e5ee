import type { Usuario } from '../../context.ts'
import type { lotes } from '../tables.ts'

/** Tells whether somebody is offered to take a batch back: their own, not taken back yet, no undoing itself, and nothing that cannot be undone. */
export const mayUndo = (
  {
    usuario_id,
    deshace,
    deshecho,
    sin_vuelta,
  }: Pick<typeof lotes.$inferSelect, 'usuario_id' | 'deshace' | 'deshecho' | 'sin_vuelta'>,
  { id }: Pick<Usuario, 'id'>,
): boolean => usuario_id === id && deshace === null && deshecho === null && !sin_vuelta
