import { faltaDeDias } from '../domain/servicioSocial/informacion.ts'
import type { Registro } from '../schema/record/valueAt.ts'
import { avisoDelCaso } from './ausenciaDelEstudiante.ts'

/** Returns the question before the delivery of a release letter is recorded, with a warning when the last day of the service has not come, or its student is inactive. */
export const entregaDicha = (servicio: Registro, hoy: string): string => {
  const { nombreC, fecha_final } = servicio
  return [
    nombreC
      ? `Se registrará la entrega de la carta de liberación a ${nombreC} y su servicio social quedará completado.`
      : 'Se registrará la entrega de la carta de liberación y el servicio social quedará completado.',
    faltaDeDias(typeof fecha_final === 'string' ? fecha_final : null, hoy),
    avisoDelCaso(servicio),
  ]
    .filter(Boolean)
    .join(' ')
}
