import type { Cursada } from './historiaDe.ts'
import { entrada } from './filas.ts'
import { periodosDe } from './periodosDe.ts'

/** Renders the kardex of a history: the lines of each period under its name, oldest first. (B §7, Kardex) */
export const kardex = (historia: readonly Cursada[]) =>
  Object.fromEntries(
    periodosDe(historia).map(({ id_periodo, nombre }) => [
      nombre,
      historia.filter(({ periodo }) => periodo.id_periodo === id_periodo).map(enSuPeriodo),
    ]),
  )

const enSuPeriodo = (cursada: Cursada) => {
  const { fecha_inicio } = cursada.periodo
  return { ...entrada(cursada), ...(fecha_inicio && { inicio_periodo: fecha_inicio }) }
}
