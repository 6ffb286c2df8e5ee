import type { RaRecord } from 'ra-core'
import type { Mode } from '../../schema/active.ts'
import type { Values } from '../../schema/kinds.ts'

/** A record dialog that was asked for: to add, or to edit or delete a row. */
export type DialogOpening = {
  mode: Mode
  record?: RaRecord
  /** What a new record's form begins with, where something is known of it already. */
  values?: Values
  /** Why the form is asked for, over its fields. */
  because?: string
}

/** The word of each mode, in the title and on the buttons of a row. (A §2) */
export const modeNames: Record<Mode, string> = { create: 'Agregar', update: 'Editar', delete: 'Eliminar' }
