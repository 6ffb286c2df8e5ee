import { estadosDeFase } from './estados.ts'
import { duraciones, fases } from './fases.ts'
import { addDias } from '../fechas.ts'
import { faltaDeTransicion } from './faltaDeTransicion.ts'
import { estadoDe, estadoDeServicio, faseActual, turno, type Servicio } from './servicio.ts'
import { transiciones } from './transiciones.ts'
import { plazos } from './plazos.ts'
import { fechaPropia, type Fechas } from './vencimiento.ts'

/** Returns a service as the rules see it, from the period in its row and the states of its phases. */
export const servicioSegun = (periodo: unknown, estados: readonly string[]): Servicio => ({
  periodo: duraciones.find(([cada]) => cada === periodo)?.[0] ?? null,
  estados: fases.map((_, fase) => estadosDeFase.find(cada => cada === estados[fase]) ?? 'pendiente'),
})

/** Returns where a service with these dates stands after a step on the day `hoy`. */
export const dondeEsta = (servicio: Servicio, hoy: string, fechas: Fechas = sinFechas) => {
  const de = turno(servicio)
  const fase = faseActual(servicio)
  return {
    fase,
    status: estadoDeServicio(servicio),
    turno: de,
    ultimo_movimiento: hoy,
    vence: de === 'nadie' ? null : masTarde(addDias(hoy, plazos[de]), suFecha(servicio, fase, fechas)),
  }
}

const sinFechas: Fechas = { fecha_inicio: null, fecha_final: null }

/** Returns the day on which the report or the letter of termination that is still to be sent is due; undefined while none is. */
const suFecha = (servicio: Servicio, fase: number, fechas: Fechas) =>
  estadoDe(servicio, fase) === 'enviado' ? undefined : fechaPropia(fase, fechas)

const masTarde = (dia: string, otro = dia) => (otro > dia ? otro : dia)

/** Returns why a step of the process may not be taken on a phase; undefined where it may. The information (`informar`) is judged as any other sending. */
export const faltaDePaso = (servicio: Servicio, paso: string, fase: number): string | undefined => {
  const accion = transiciones.find(cada => cada.accion === (paso === 'informar' ? 'enviar' : paso))?.accion
  return accion && faltaDeTransicion(servicio, accion, fase)
}
