import type { Ciclo, MateriaDeMalla } from '../../domain/ciclos.ts'

export type Ciclos = readonly Ciclo[]
/** A place in a grid: which cycle and before which of its subjects, both from 0. */
export type Lugar = { readonly ciclo: number; readonly antes: number }

export const conOtroCiclo = (ciclos: Ciclos): Ciclos => [...ciclos, { idCiclo: ciclos.length, materias: [] }]

/** Without a cycle; those after it move up, so that their numbers stay consecutive. (B §2) */
export const sinCiclo = (ciclos: Ciclos, cual: number): Ciclos =>
  ciclos
    .filter((_, lugar) => lugar !== cual)
    .map((ciclo, idCiclo) => (ciclo.idCiclo === idCiclo ? ciclo : { ...ciclo, idCiclo }))

/** With a subject at the end of a cycle; one that the grid has already stays where it is. */
export const conMateria = (ciclos: Ciclos, cual: number, materia: MateriaDeMalla): Ciclos =>
  lugarDe(ciclos, materia.id_materia) ? ciclos : cambiado(ciclos, cual, materias => [...materias, materia])

export const sinMateria = (ciclos: Ciclos, id: string): Ciclos => {
  const lugar = lugarDe(ciclos, id)
  return lugar
    ? cambiado(ciclos, lugar.ciclo, materias => materias.filter(({ id_materia }) => id_materia !== id))
    : ciclos
}

/** With a subject taken to another place; the same cycles when that is where it stands. */
export const conMateriaEn = (ciclos: Ciclos, id: string, { ciclo, antes }: Lugar): Ciclos => {
  const desde = lugarDe(ciclos, id)
  const materia = desde && ciclos[desde.ciclo]?.materias[desde.antes]
  if (!desde || !materia || !ciclos[ciclo]) return ciclos
  const enElMismo = desde.ciclo === ciclo
  if (enElMismo && (antes === desde.antes || antes === desde.antes + 1)) return ciclos
  const destino = enElMismo && antes > desde.antes ? antes - 1 : antes
  return cambiado(sinMateria(ciclos, id), ciclo, materias => materias.toSpliced(destino, 0, materia))
}

/** Where a subject stands. */
export const lugarDe = (ciclos: Ciclos, id: string): Lugar | undefined => {
  const ciclo = ciclos.findIndex(({ materias }) => materias.some(({ id_materia }) => id_materia === id))
  return ciclo < 0
    ? undefined
    : { ciclo, antes: ciclos[ciclo]?.materias.findIndex(({ id_materia }) => id_materia === id) ?? 0 }
}

/** The place that an arrow leads to: up and down within the cycle, left and right to the same height of the next one. Undefined at the edge. */
export const lugarHacia = (ciclos: Ciclos, id: string, tecla: string): Lugar | undefined => {
  const aqui = lugarDe(ciclos, id)
  if (!aqui) return undefined
  const { ciclo, antes } = aqui
  const alto = (cual: number) => ciclos[cual]?.materias.length ?? 0
  if (tecla === 'ArrowUp') return antes > 0 ? { ciclo, antes: antes - 1 } : undefined
  if (tecla === 'ArrowDown') return antes + 1 < alto(ciclo) ? { ciclo, antes: antes + 2 } : undefined
  const vecino = tecla === 'ArrowLeft' ? ciclo - 1 : tecla === 'ArrowRight' ? ciclo + 1 : -1
  return ciclos[vecino] ? { ciclo: vecino, antes: Math.min(antes, alto(vecino)) } : undefined
}

/** The credits of all the subjects, in whole hundredths while they are added. */
export const creditosDe = (ciclos: Ciclos): number =>
  ciclos.flatMap(({ materias }) => materias).reduce((suma, { creditos }) => suma + Math.round(creditos * 100), 0) / 100

/** Other cycles stay the same objects, so that only what changed is drawn anew. */
const cambiado = (
  ciclos: Ciclos,
  cual: number,
  cambio: (materias: readonly MateriaDeMalla[]) => readonly MateriaDeMalla[],
): Ciclos => ciclos.map((ciclo, lugar) => (lugar === cual ? { ...ciclo, materias: cambio(ciclo.materias) } : ciclo))
