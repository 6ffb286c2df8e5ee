import {
  cartaDeAceptacion,
  cartaDeTerminacion,
  fasesDe,
  primerReporte,
  reciboDePago,
} from '../../domain/servicioSocial/fases.ts'

/** Format to print, fill in and sign: its name and its address. */
type Formato = { nombre: string; archivo: string }

const reporte: Formato = { nombre: 'Formato de reporte bimestral', archivo: '/storage/formatos/reporte-bimestral.docx' }

const reportes = fasesDe('anio').filter(fase => fase >= primerReporte && fase < cartaDeTerminacion)

/** Formats by phase; the request letter has none, since it is generated. (B §6, §7) */
export const formatos: Readonly<Record<number, Formato>> = {
  [cartaDeAceptacion]: {
    nombre: 'Formato de carta de aceptación',
    archivo: '/storage/formatos/carta-de-aceptacion.docx',
  },
  ...Object.fromEntries(reportes.map(fase => [fase, reporte])),
  [cartaDeTerminacion]: {
    nombre: 'Formato de carta de terminación',
    archivo: '/storage/formatos/carta-de-terminacion.docx',
  },
  [reciboDePago]: { nombre: 'Formato de entrega del recibo de pago', archivo: '/storage/formatos/recibo-de-pago.docx' },
}
