import type { RaRecord } from 'ra-core'
import type { Mode } from '../../schema/active.ts'

/** A record dialog that was asked for: to add, or to edit or delete a row. */
export type Opening = { mode: Mode; record?: RaRecord }

/** The word of each mode, in the title and on the buttons of a row. (A §2) */
export const modeNames: Record<Mode, string> = { create: 'Agregar', update: 'Editar', delete: 'Eliminar' }
