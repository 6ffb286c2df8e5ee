import type { RaRecord } from 'ra-core'
import { Detalle } from './Detalle.tsx'

/** Finished service, read-only. (B §2) */
export const DetalleDeConsulta = (props: { record: RaRecord; onClose: () => void }) => <Detalle {...props} lectura />
