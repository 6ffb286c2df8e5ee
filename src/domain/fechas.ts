import { addMonths, lightFormat, parseISO } from 'date-fns'
import { universidad } from './universidad.ts'

/** Whether it is a day of the calendar written `yyyy-mm-dd`. */
export const esFecha = (valor: unknown): valor is string => {
  if (typeof valor !== 'string' || !forma.test(valor) || valor < '0001') return false
  const dia = new Date(`${valor}T00:00:00Z`)
  return !Number.isNaN(dia.getTime()) && dia.toISOString().startsWith(valor)
}

const forma = /^\d{4}-\d{2}-\d{2}$/

/** The day that it is in the university's time zone, `yyyy-mm-dd`. */
export const hoyEnMexico = (instante: Date): string => {
  const partes = Object.fromEntries(reloj.formatToParts(instante).map(({ type, value }) => [type, value]))
  return `${partes.year}-${partes.month}-${partes.day}`
}

const reloj = new Intl.DateTimeFormat('en', {
  timeZone: universidad.zonaHoraria,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The same day some calendar months later (or earlier), or the last of that month when it has no such day: 31 August + 3 is 30 November. */
export const sumarMeses = (fecha: string, meses: number): string =>
  lightFormat(addMonths(parseISO(fecha), meses), 'yyyy-MM-dd')
