import type { Cursada } from './historiaDe.ts'
import { entrada } from './filas.ts'

/** The kardex of a history: the lines of each period under its name, oldest first. Periods of one name are told apart by the day they began, one that is only written by saying so. (B §7, Kardex) */
export const kardex = (historia: readonly Cursada[]) => {
  const periodos = new Map(historia.map(({ periodo }) => [periodo.id_periodo, periodo]))
  const repetido = (nombre: string) => [...periodos.values()].filter(otro => otro.nombre === nombre).length > 1
  return Object.fromEntries(
    [...periodos.values()].map(({ id_periodo, nombre, fecha_inicio }) => [
      repetido(nombre)
        ? `${nombre} (${fecha_inicio?.split('-').toReversed().join('/') ?? 'de otro registro'})`
        : nombre,
      historia.filter(({ periodo }) => periodo.id_periodo === id_periodo).map(entrada),
    ]),
  )
}
