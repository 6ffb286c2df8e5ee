import { once } from 'es-toolkit'
import { addDays, addMonths, differenceInCalendarDays, differenceInMonths, lightFormat, parseISO } from 'date-fns'
import { universidad } from './universidad.ts'

/** Returns the day in the university's time zone, `yyyy-mm-dd`. */
export const hoyEnMexico = (instante: Date): string => {
  const partes = Object.fromEntries(
    reloj()
      .formatToParts(instante)
      .map(({ type, value }) => [type, value]),
  )
  return `${partes.year}-${partes.month}-${partes.day}`
}

const reloj = once(
  () =>
    new Intl.DateTimeFormat('en', {
      timeZone: universidad.zonaHoraria,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/** Returns the same day some calendar months later, or earlier; the last of a month that has no such day: 31 August + 3 is 30 November. */
export const addMeses = (fecha: string, meses: number): string =>
  lightFormat(addMonths(parseISO(fecha), meses), 'yyyy-MM-dd')

/** Returns the whole calendar months from one day to another. */
export const mesesEntre = (desde: string, hasta: string): number => differenceInMonths(parseISO(hasta), parseISO(desde))

/** Returns the days from one day to another; negative where the other is earlier. */
export const diasEntre = (desde: string, hasta: string): number =>
  differenceInCalendarDays(parseISO(hasta), parseISO(desde))

/** Returns the day some days later. */
export const addDias = (fecha: string, dias: number): string =>
  lightFormat(addDays(parseISO(fecha), dias), 'yyyy-MM-dd')
