import type { RaRecord } from 'ra-core'
import type { Mode } from '../../schema/active.ts'
import type { Values } from '../../schema/kinds.ts'

/** Request for a record dialog: to add, or to edit or delete a row. */
export type DialogOpening = {
  mode: Mode
  record?: RaRecord
  /** Values known already, with which the form of a new record begins. */
  values?: Values
  /** Reason why the form is asked for, shown over its fields. */
  because?: string
}

/** Verb of each mode, for the dialog's title and the buttons of a row. (A §2) */
export const modeNames: Record<Mode, string> = { create: 'Agregar', update: 'Editar', delete: 'Eliminar' }
