import type { RaRecord } from 'ra-core'
import { KardexEnDialogo } from './KardexEnDialogo.tsx'

/** Kardex for the school office and the coordinador, with download. (B §2, B §6) */
export const KardexConDescarga = (props: { record: RaRecord; onClose: () => void }) => (
  <KardexEnDialogo {...props} conDescarga />
)
