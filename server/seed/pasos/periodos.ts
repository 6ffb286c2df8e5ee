import { addMeses } from '../../../src/domain/fechas.ts'
import { periodicidades } from '../../../src/domain/programas.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import type { Taller } from '../taller.ts'

export type Periodicidad = (typeof periodicidades)[number]
export type Periodo = {
  id_periodo: string
  nombre: string
  fecha_inicio: string
  fecha_final: string
  periodicidad: Periodicidad
}

/** Adds school periods from four years back to one ahead, so that one of each length holds today; returns them. */
export const periodos = async ({ copy, hoy }: Taller): Promise<Periodo[]> => {
  const suerte = azar('periodos')
  const anio = Number(hoy.slice(0, 4))
  const anios = [-5, -4, -3, -2, -1, 0, 1].map(paso => anio + paso)
  const todos = periodicidades.flatMap(periodicidad =>
    anios.flatMap(cada =>
      ventanas[periodicidad].map(([inicio, final], lugar) => ({
        id_periodo: suerte.uuid(),
        nombre: `${periodicidad} ${cada}-${lugar + 1}`,
        periodicidad,
        fecha_inicio: `${cada}-${inicio}`,
        fecha_final: final < inicio ? `${cada + 1}-${final}` : `${cada}-${final}`,
      })),
    ),
  )
  const cercanos = todos.filter(
    ({ fecha_inicio, fecha_final }) => fecha_final >= addMeses(hoy, -48) && fecha_inicio <= addMeses(hoy, 12),
  )
  await copy(tables.periodos, cercanos)
  return cercanos
}

/** First and last day of each period of a year. Three whole months is the least a period may last, so a trimestre ends the day the next begins. */
const ventanas: Readonly<Record<Periodicidad, readonly (readonly [string, string])[]>> = {
  Semestre: [
    ['02-01', '07-31'],
    ['08-01', '01-31'],
  ],
  Cuatrimestre: [
    ['01-01', '04-30'],
    ['05-01', '08-31'],
    ['09-01', '12-31'],
  ],
  Trimestre: [
    ['01-01', '04-01'],
    ['04-01', '07-01'],
    ['07-01', '10-01'],
    ['10-01', '01-01'],
  ],
}
