import { Recibido } from './Recibido.tsx'

/** Initial report of a group, for the coordinador. */
export const ReporteInicialRecibido = () => <Recibido reporte="inicial" />
