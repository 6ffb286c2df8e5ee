import { fasesDe } from '../../domain/servicioSocial/fases.ts'
import { servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { estaAbierta } from '../../domain/servicioSocial/servicio.ts'

/** Returns the phase that an address names; `undefined` where the service does not have it or has not reached it. */
export const faseElegida = (registro: RegistroDeServicio, dicha: string): number | undefined =>
  fasesDe(registro.periodo).find(fase => String(fase) === dicha && estaAbierta(servicioDe(registro), fase))
