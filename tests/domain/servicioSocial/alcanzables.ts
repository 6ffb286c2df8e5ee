import { duraciones, fases, informacion } from '../../../src/domain/servicioSocial/fases.ts'
import { faltaDeTransicion } from '../../../src/domain/servicioSocial/faltaDeTransicion.ts'
import type { Servicio } from '../../../src/domain/servicioSocial/servicio.ts'
import { transicion, transiciones, type Accion } from '../../../src/domain/servicioSocial/transiciones.ts'

export type Paso = { accion: Accion; fase: number; periodo?: Servicio['periodo'] }

/** The service of a student whom the school office has just admitted. */
export const servicioNuevo: Servicio = { periodo: null, estados: fases.map(() => 'pendiente') }

/** Returns the service after a step on a phase. Sending the information also sets its duration. */
export const despuesDe = (servicio: Servicio, accion: Accion, fase: number, periodo = servicio.periodo): Servicio => ({
  periodo,
  estados: servicio.estados.map((estado, numero) =>
    numero === fase ? (transicion(accion, fase)?.hacia ?? estado) : estado,
  ),
})

/** Every step that somebody could request, sensible or not. */
export const todosLosPasos: readonly Paso[] = transiciones.flatMap(({ accion }) =>
  fases.flatMap((_, fase) =>
    accion === 'enviar' && fase === informacion
      ? duraciones.map(([periodo]) => ({ accion, fase, periodo }))
      : [{ accion, fase }],
  ),
)

export const despues = (servicio: Servicio, { accion, fase, periodo }: Paso) =>
  despuesDe(servicio, accion, fase, periodo)

export const pasosDe = (servicio: Servicio) =>
  todosLosPasos.filter(({ accion, fase }) => faltaDeTransicion(servicio, accion, fase) === undefined)

/** Returns every service that the table of transitions allows. */
export const alcanzables = (): readonly Servicio[] => {
  const vistos = new Map([[JSON.stringify(servicioNuevo), servicioNuevo]])
  for (const servicio of vistos.values()) {
    for (const paso of pasosDe(servicio)) vistos.set(JSON.stringify(despues(servicio, paso)), despues(servicio, paso))
  }
  return [...vistos.values()]
}
