import { once } from 'es-toolkit'

/** How long ago a moment was, as people say it: «ahora», «hace 5 minutos», «ayer», «hace 3 semanas». */
export const hace = (momento: Date, ahora: Date): string => {
  const segundos = Math.round((momento.getTime() - ahora.getTime()) / 1000)
  const [unidad, duracion] = unidades.find(([, cada]) => -segundos >= cada) ?? ['second', 60]
  return -segundos < 60 ? 'ahora' : palabras().format(Math.trunc(segundos / duracion), unidad)
}

const unidades = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const palabras = once(() => new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' }))
