import { Recibido } from './Recibido.tsx'

/** Final report of a group, for the coordinador. */
export const ReporteFinalRecibido = () => <Recibido reporte="final" />
