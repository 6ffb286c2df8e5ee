import { PorEnviar } from './PorEnviar.tsx'

/** The initial report of a group. */
export const ReporteInicial = () => <PorEnviar reporte="inicial" />
