import { PorEnviar } from './PorEnviar.tsx'

/** The final report of a group. */
export const ReporteFinal = () => <PorEnviar reporte="final" />
