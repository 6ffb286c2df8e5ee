import { cartaDeAceptacion, primerReporte } from '../../domain/servicioSocial/fases.ts'

/** Format to print, fill in and sign: its name and its address. */
type Formato = { nombre: string; archivo: string }

const reporte: Formato = { nombre: 'Formato de reporte bimestral', archivo: '/storage/formatos/reporte-bimestral.docx' }

/** Formats by phase; the request letter has none, since it is generated. (B §6, §7) */
export const formatos: Readonly<Record<number, Formato>> = {
  [cartaDeAceptacion]: {
    nombre: 'Formato de carta de aceptación',
    archivo: '/storage/formatos/carta-de-aceptacion.docx',
  },
  ...Object.fromEntries([0, 1, 2, 3, 4, 5].map(cual => [primerReporte + cual, reporte])),
  9: { nombre: 'Formato de carta de terminación', archivo: '/storage/formatos/carta-de-terminacion.docx' },
  10: { nombre: 'Formato de entrega del recibo de pago', archivo: '/storage/formatos/recibo-de-pago.docx' },
}
