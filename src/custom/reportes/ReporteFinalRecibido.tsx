import { Recibido } from './Recibido.tsx'

/** The final report of a group. */
export const ReporteFinalRecibido = () => <Recibido reporte="final" />
