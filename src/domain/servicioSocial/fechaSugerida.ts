import { fechasMovidas } from './ausencia.ts'
import { faseDe, type RegistroDeServicio } from './registro.ts'
import { vencimiento } from './vencimiento.ts'

/** Returns the day suggested for the report of a phase, as absences up to the day `hoy` move it; an accepted one keeps its own, unknown after an earlier absence. Undefined for other phases. (B §3) */
export const fechaSugerida = (registro: RegistroDeServicio, fase: number, hoy: string): string | undefined => {
  const { fecha_inicio, corrimiento } = fechasMovidas(registro, hoy)
  if (faseDe(registro, fase).status !== 'aceptado') return vencimiento(fase, fecha_inicio, corrimiento)
  return registro.dias_ausente ? undefined : vencimiento(fase, fecha_inicio)
}
