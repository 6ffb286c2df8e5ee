import type { RaRecord } from 'ra-core'
import { faltaDeDias } from '../../domain/servicioSocial/informacion.ts'

/** Returns the question before the delivery of a release letter is recorded, with a warning when the last day of the service has not come. */
export const entregaDicha = ({ nombreC, fecha_final }: RaRecord, hoy: string): string =>
  [
    `Se registrará la entrega de la carta de liberación a ${nombreC} y su servicio social quedará completado.`,
    faltaDeDias(typeof fecha_final === 'string' ? fecha_final : null, hoy),
  ]
    .filter(Boolean)
    .join(' ')
