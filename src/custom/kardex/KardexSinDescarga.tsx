import type { RaRecord } from 'ra-core'
import { KardexEnDialogo } from './KardexEnDialogo.tsx'

/** The kardex as a counsellor opens it: to read. (B §2) */
export const KardexSinDescarga = (props: { record: RaRecord; onClose: () => void }) => (
  <KardexEnDialogo {...props} conDescarga={false} />
)
