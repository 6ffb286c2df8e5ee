import { fasesDe } from '../../domain/servicioSocial/fases.ts'
import { servicioDe, type RegistroDeServicio } from '../../domain/servicioSocial/registro.ts'
import { estaAbierta } from '../../domain/servicioSocial/servicio.ts'

/** The phase that an address names, where the service has it and has come to it. */
export const faseElegida = (registro: RegistroDeServicio, dicha: string): number | undefined =>
  fasesDe(registro.periodo).find(fase => String(fase) === dicha && estaAbierta(servicioDe(registro), fase))
