import type { RaRecord } from 'ra-core'
import { faltaDeDias } from '../../domain/servicioSocial/informacion.ts'
import { avisoDelCaso } from '../../resources/ausenciaDelEstudiante.ts'

/** Returns the question before the delivery of a release letter is recorded, with a warning when the last day of the service has not come, or its student is inactive. */
export const entregaDicha = (servicio: RaRecord, hoy: string): string =>
  [
    `Se registrará la entrega de la carta de liberación a ${servicio.nombreC} y su servicio social quedará completado.`,
    faltaDeDias(typeof servicio.fecha_final === 'string' ? servicio.fecha_final : null, hoy),
    avisoDelCaso(servicio),
  ]
    .filter(Boolean)
    .join(' ')
