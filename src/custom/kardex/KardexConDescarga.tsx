import type { RaRecord } from 'ra-core'
import { KardexEnDialogo } from './KardexEnDialogo.tsx'

/** The kardex as the school office and the coordinator open it. (B §2, B §6) */
export const KardexConDescarga = (props: { record: RaRecord; onClose: () => void }) => (
  <KardexEnDialogo {...props} conDescarga />
)
