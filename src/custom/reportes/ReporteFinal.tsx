import { PorEnviar } from './PorEnviar.tsx'

/** Final report of a group, for the school office. */
export const ReporteFinal = () => <PorEnviar reporte="final" />
