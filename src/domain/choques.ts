import { diasEnTexto, type Sesion } from './semana.ts'
import { jornada, minutosDe } from './horario.ts'
import { quienes } from './quienes.ts'

/** Times of a class: days and hours, from the first to the last day of its period (`yyyy-mm-dd`). */
export type Ocupacion = Sesion & { readonly fecha_inicio: string; readonly fecha_final: string }

/** Days of a class, and the dates between which it is held. */
type Dias = Pick<Ocupacion, 'dias' | 'fecha_inicio' | 'fecha_final'>

/** Reasons why two classes at one time clash: what they share. */
export type PorQue = 'facilitador' | 'grupo' | 'salon' | 'estudiantes'

/** Tells whether two classes are held at the same time on some day that their periods share. Hours are half-open: one may begin as the other ends. */
export const seTraslapan = (una: Ocupacion, otra: Ocupacion): boolean =>
  una.hora_inicio < otra.hora_final && otra.hora_inicio < una.hora_final && diasDeAmbas(una, otra).length > 0

/** Returns the days of a class, in its order, on which the other is held too, on some date of both periods. */
const diasDeAmbas = (una: Dias, otra: Dias): readonly number[] =>
  una.dias.filter(dia => otra.dias.includes(dia) && caeEnAmbos(dia, una, otra))

/** Tells whether a day of the week falls on a date of both periods: two periods of a programme may share a single date, the last of the first. */
const caeEnAmbos = (dia: number, una: Dias, otra: Dias): boolean => {
  const desde = new Date(una.fecha_inicio > otra.fecha_inicio ? una.fecha_inicio : otra.fecha_inicio)
  const hasta = una.fecha_final < otra.fecha_final ? una.fecha_final : otra.fecha_final
  const faltan = (dia - desde.getUTCDay() + 7) % 7
  return desde.getTime() + faltan * 86_400_000 <= Date.parse(hasta)
}

/** A class that is already there, as people are told of it. */
export type ClaseQueYaEsta = Ocupacion & {
  readonly materia: string
  readonly facilitador: string
  readonly cuc: string
  readonly grupo: string
  readonly salon: string
}

/** Returns the days on which a class clashes with another, and the hours of that other: `lunes y miércoles 09:00–10:30`. */
export const cuandoChocan = (otra: Ocupacion, una: Dias): string =>
  `${diasEnTexto(diasDeAmbas(otra, una)).toLowerCase()} ${otra.hora_inicio}–${otra.hora_final}`

/** Returns the warning of a class that would be held at the same time as this one. */
export const fraseDeChoque = (
  porQue: PorQue,
  otra: ClaseQueYaEsta,
  una: Dias,
  estudiantes: readonly string[] = [],
): string => {
  const { materia, facilitador, cuc, grupo, salon } = otra
  const cuando = cuandoChocan(otra, una)
  return {
    facilitador: `${facilitador} ya da «${materia}» ${cuando} en ${cuc} (grupo ${grupo}, salón ${salon})`,
    grupo: `El grupo ${grupo} ya tiene «${materia}» ${cuando} (con ${facilitador}, salón ${salon})`,
    salon: `El salón ${salon} ya está ocupado ${cuando} por «${materia}» (grupo ${grupo}, con ${facilitador})`,
    estudiantes: `${quienes(estudiantes)} ${estudiantes.length === 1 ? 'cursa' : 'cursan'} ya «${materia}» ${cuando} (grupo ${grupo}, salón ${salon})`,
  }[porQue]
}

/** Returns times of the same length, at the half hours of a working day, that none of these classes takes; those nearest to the wanted hour come first. */
export const horasLibres = (pedida: Ocupacion, ocupadas: readonly Ocupacion[], cuantas = 4) => {
  const dura = minutosDe(pedida.hora_final) - minutosDe(pedida.hora_inicio)
  const desde = minutosDe(jornada.primerInicio)
  const lugares = Math.floor((minutosDe(jornada.ultimoInicio) - desde) / paso) + 1
  const lejos = ({ hora_inicio }: { hora_inicio: string }) =>
    Math.abs(minutosDe(hora_inicio) - minutosDe(pedida.hora_inicio))
  return Array.from({ length: lugares }, (_, lugar) => desde + lugar * paso)
    .filter(inicio => inicio + dura <= minutosDe(jornada.ultimoFinal))
    .map(inicio => ({ hora_inicio: enHoras(inicio), hora_final: enHoras(inicio + dura) }))
    .filter(horas => !ocupadas.some(otra => seTraslapan({ ...pedida, ...horas }, otra)))
    .toSorted((una, otra) => lejos(una) - lejos(otra))
    .slice(0, cuantas)
}

/** Time between the beginnings that are offered (minutes). */
const paso = 30
const enHoras = (total: number) =>
  `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
