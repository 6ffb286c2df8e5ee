import type { Ciclo, MateriaDeMalla } from '../../domain/ciclos.ts'

export type Ciclos = readonly Ciclo[]
/** Place in a grid: the cycle, and the subject before which it lies, both from 0. */
export type Lugar = { readonly ciclo: number; readonly antes: number }

export const conOtroCiclo = (ciclos: Ciclos): Ciclos => [...ciclos, { idCiclo: ciclos.length, materias: [] }]

/** Returns the cycles without one of them; those after it are renumbered. (B §2) */
export const sinCiclo = (ciclos: Ciclos, cual: number): Ciclos =>
  ciclos
    .filter((_, lugar) => lugar !== cual)
    .map((ciclo, idCiclo) => (ciclo.idCiclo === idCiclo ? ciclo : { ...ciclo, idCiclo }))

/** Returns the cycles with a subject added at the end of one; a subject that the grid already has stays where it is. */
export const conMateria = (ciclos: Ciclos, cual: number, materia: MateriaDeMalla): Ciclos =>
  lugarDe(ciclos, materia.id_materia) ? ciclos : cambiado(ciclos, cual, materias => [...materias, materia])

export const sinMateria = (ciclos: Ciclos, id: string): Ciclos => {
  const lugar = lugarDe(ciclos, id)
  return lugar
    ? cambiado(ciclos, lugar.ciclo, materias => materias.filter(({ id_materia }) => id_materia !== id))
    : ciclos
}

/** Returns the cycles with a subject moved to another place; the same array when it stands there already. */
export const conMateriaEn = (ciclos: Ciclos, id: string, { ciclo, antes }: Lugar): Ciclos => {
  const desde = lugarDe(ciclos, id)
  const materia = desde && ciclos[desde.ciclo]?.materias[desde.antes]
  if (!desde || !materia || !ciclos[ciclo]) return ciclos
  const enElMismo = desde.ciclo === ciclo
  if (enElMismo && (antes === desde.antes || antes === desde.antes + 1)) return ciclos
  const destino = enElMismo && antes > desde.antes ? antes - 1 : antes
  return cambiado(sinMateria(ciclos, id), ciclo, materias => materias.toSpliced(destino, 0, materia))
}

/** Returns the place of a subject. */
export const lugarDe = (ciclos: Ciclos, id: string): Lugar | undefined => {
  const ciclo = ciclos.findIndex(({ materias }) => materias.some(({ id_materia }) => id_materia === id))
  return ciclo < 0
    ? undefined
    : { ciclo, antes: ciclos[ciclo]?.materias.findIndex(({ id_materia }) => id_materia === id) ?? 0 }
}

/** Returns the place that an arrow leads to: up and down within the cycle, left and right to the same height of the next one. `undefined` at the edge. */
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

/** Adds up the credits of all subjects, in whole hundredths to avoid rounding errors. */
export const creditosDe = (ciclos: Ciclos): number =>
  ciclos.flatMap(({ materias }) => materias).reduce((suma, { creditos }) => suma + Math.round(creditos * 100), 0) / 100

/** Returns the cycles with one of them changed; the others stay the same objects, so that they are not drawn anew. */
const cambiado = (
  ciclos: Ciclos,
  cual: number,
  cambio: (materias: readonly MateriaDeMalla[]) => readonly MateriaDeMalla[],
): Ciclos => ciclos.map((ciclo, lugar) => (lugar === cual ? { ...ciclo, materias: cambio(ciclo.materias) } : ciclo))
