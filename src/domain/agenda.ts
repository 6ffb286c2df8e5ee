import type { Sesion } from './semana.ts'

/** A class with the days of its period, `yyyy-mm-dd`. */
export type ClaseDeAgenda = Sesion & {
  readonly id_clase: string
  readonly nombre: string
  readonly salon: string
  readonly periodo: { readonly nombre: string; readonly fecha_inicio: string; readonly fecha_final: string }
}

/** A day of somebody who takes or gives classes: the classes of that day by their hour, and the next beginning or end of their periods. */
export type Agenda = {
  readonly clases: readonly ClaseDeAgenda[]
  readonly fecha: { readonly dia: string; readonly que: string } | null
}

/** Returns the agenda of a day (`yyyy-mm-dd`), from all classes of a person. */
export const agendaDe = (clases: readonly ClaseDeAgenda[], hoy: string): Agenda => {
  const dia = new Date(`${hoy}T12:00:00Z`).getUTCDay()
  const fechas = clases.flatMap(({ periodo: { nombre, fecha_inicio, fecha_final } }) => [
    { dia: fecha_inicio, que: `Inicia ${nombre}` },
    { dia: fecha_final, que: `Termina ${nombre}` },
  ])
  return {
    clases: clases
      .filter(({ dias, periodo }) => dias.includes(dia) && periodo.fecha_inicio <= hoy && hoy <= periodo.fecha_final)
      .toSorted((una, otra) => una.hora_inicio.localeCompare(otra.hora_inicio)),
    fecha: fechas.filter(fecha => fecha.dia >= hoy).toSorted((una, otra) => una.dia.localeCompare(otra.dia))[0] ?? null,
  }
}
