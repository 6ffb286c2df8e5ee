import type { Finding } from '../../../src/schema/advice.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import type { Duda } from './doubtsOf.ts'
import type { SheetRow } from './file/sheet.ts'

export type Estado = 'nuevo' | 'cambia' | 'igual' | 'error'

/** What a row comes to: what would be written, or by field why it cannot be (`''` where no one field is to blame). */
export type JudgedRow = SheetRow & {
  estado: Estado
  clave: string | null
  titulo: string
  /** By field, what people read of it before and after. */
  cambios: Readonly<Record<string, readonly [before: string, after: string]>>
  faltas: Readonly<Record<string, string>>
  dudas: readonly Duda[]
  before?: StoredRecord
  values?: Values
  /** What the database knows against it, of which its doubts tell; history does too. */
  avisos?: readonly Finding[]
}
