import { once } from 'es-toolkit'

/** Says how long ago a moment was: «ahora», «hace 5 minutos», «ayer», «hace 3 semanas». From one day (24 h) on it counts calendar days; `dayOf` returns the day of a moment. */
export const hace = (momento: Date, ahora: Date, dayOf: (momento: Date) => string): string => {
  const segundos = Math.round((ahora.getTime() - momento.getTime()) / 1000)
  if (segundos < minuto) return 'ahora'
  if (segundos < hora) return cercanas().format(-Math.trunc(segundos / minuto), 'minute')
  if (segundos < dia) return cercanas().format(-Math.trunc(segundos / hora), 'hour')
  const dias = Math.round((Date.parse(dayOf(ahora)) - Date.parse(dayOf(momento))) / (dia * 1000))
  const [unidad, cuantos] = largas.find(([, cada]) => dias >= cada) ?? ['day', 1]
  return (unidad === 'day' ? cercanas() : lejanas()).format(-Math.trunc(dias / cuantos), unidad)
}

const minuto = 60
const hora = 60 * minuto
const dia = 24 * hora

/** Units and their length in days. */
const largas = [
  ['year', 365.25],
  ['month', 30.4375],
  ['week', 7],
] as const

const cercanas = once(() => new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' }))

/** Formats weeks, months and years as numbers: «la semana pasada» may not be the week of nine days ago. */
const lejanas = once(() => new Intl.RelativeTimeFormat('es-MX'))
