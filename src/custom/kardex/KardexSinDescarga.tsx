import type { RaRecord } from 'ra-core'
import { KardexEnDialogo } from './KardexEnDialogo.tsx'

/** Kardex for a consejero, without download. (B §2) */
export const KardexSinDescarga = (props: { record: RaRecord; onClose: () => void }) => (
  <KardexEnDialogo {...props} conDescarga={false} />
)
