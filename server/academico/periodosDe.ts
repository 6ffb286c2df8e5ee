import type { Cursada } from './historiaDe.ts'

type Periodo = Cursada['periodo']

/**
 * Returns the periods of a history, in its order, under unique names: a repeated name adds the first day, then the
 * last, the periodicity, or a number. A period that is only written says so.
 */
export const periodosDe = (historia: readonly Cursada[]): readonly Periodo[] => {
  const periodos = [...new Map(historia.map(({ periodo }) => [periodo.id_periodo, periodo])).values()]
  const nombres = nombresUnicos(periodos)
  return periodos.map((periodo, lugar) => ({ ...periodo, nombre: nombres[lugar] ?? periodo.nombre }))
}

/** Names periods, in their order, so that no two names are the same. */
const nombresUnicos = (periodos: readonly Periodo[]) =>
  numerados(
    distinciones.reduce<readonly string[]>(
      (nombres, distincion) =>
        periodos.map((periodo, lugar) => {
          const nombre = nombres[lugar] ?? periodo.nombre
          return nombres.filter(otro => otro === nombre).length > 1
            ? `${periodo.nombre} (${distincion(periodo)})`
            : nombre
        }),
      periodos.map(({ nombre }) => nombre),
    ),
  )

const dia = (fecha: string | null) => fecha?.split('-').toReversed().join('/') ?? 'de otro registro'
const dias = ({ fecha_inicio, fecha_final }: Periodo) =>
  fecha_final === null ? dia(fecha_inicio) : `${dia(fecha_inicio)}–${dia(fecha_final)}`

/** Texts beside the name of a period that shares it, the shortest first. */
const distinciones: readonly ((periodo: Periodo) => string)[] = [
  ({ fecha_inicio }) => dia(fecha_inicio),
  dias,
  periodo => [dias(periodo), periodo.periodicidad].filter(Boolean).join(', '),
]

/** Numbers names that are alike, from the second on. */
const numerados = (nombres: readonly string[]) => {
  const dados = new Set<string>()
  for (const nombre of nombres) {
    let libre = nombre
    for (let numero = 2; dados.has(libre); numero += 1) libre = `${nombre} (${numero})`
    dados.add(libre)
  }
  return [...dados]
}
