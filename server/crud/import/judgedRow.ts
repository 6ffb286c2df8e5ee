import type { Finding } from '../../../src/schema/advice.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import type { Duda } from './doubtsOf.ts'
import type { SheetRow } from './file/sheet.ts'

export type EstadoDeRenglon = 'nuevo' | 'cambia' | 'igual' | 'error'

/** A row and what it comes to: what would be written, or by field why it cannot be (`''` where no one field is to blame). */
export type JudgedRow = SheetRow & {
  estado: EstadoDeRenglon
  clave: string | null
  titulo: string
  /** Text that people read before and after, by field. */
  cambios: Readonly<Record<string, readonly [before: string, after: string]>>
  faltas: Readonly<Record<string, string>>
  dudas: readonly Duda[]
  before?: StoredRecord
  values?: Values
  /** Advisors' findings against it, which its doubts tell and history keeps. */
  avisos?: readonly Finding[]
}
