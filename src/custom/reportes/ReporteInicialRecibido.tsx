import { Recibido } from './Recibido.tsx'

/** The initial report of a group. */
export const ReporteInicialRecibido = () => <Recibido reporte="inicial" />
