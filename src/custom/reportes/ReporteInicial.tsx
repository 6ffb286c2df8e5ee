import { PorEnviar } from './PorEnviar.tsx'

/** Initial report of a group, for the school office. */
export const ReporteInicial = () => <PorEnviar reporte="inicial" />
