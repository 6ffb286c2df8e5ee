import { contado } from '../language/contado.ts'
import { propiedad } from './propiedad.ts'

/** A subject as a grid shows it. (B §3) */
export type MateriaDeMalla = {
  readonly id_materia: string
  readonly clave_materia: string
  readonly nombre: string
  readonly creditos: number
}

/** A cycle of a grid: its index, from 0, and its subjects in their order. (B §3) */
export type Ciclo<M = MateriaDeMalla> = { readonly idCiclo: number; readonly materias: readonly M[] }

/** Most cycles of a grid, more than any programme has: its form allows twelve. (A §5) */
export const maximoDeCiclos = 24

/** Reads the cycles of a grid, their subjects as keys or whole. Returns them as stored, with the keys in the order of the list, or the sentence that refuses them. (B §5, Curriculum) */
export const ciclosDichos = (dicho: unknown): readonly Ciclo<string>[] | string => {
  if (!Array.isArray(dicho)) return 'Los ciclos y materias no son válidos'
  if (dicho.length === 0) return 'Agregue los ciclos y materias'
  if (dicho.length > maximoDeCiclos) return `La malla admite máximo ${maximoDeCiclos} ciclos`
  const ciclos = dicho.map((ciclo: unknown, idCiclo) => ({ idCiclo, materias: lista(ciclo) }))
  if (ciclos.some(({ materias }) => materias.length === 0)) return 'Los ciclos no deben ir vacíos'
  const claves = ciclos.flatMap(({ materias }) => materias)
  if (!claves.every(clave => uuid.test(clave))) return 'Los ciclos y materias no son válidos'
  return new Set(claves).size === claves.length ? ciclos : 'Una materia no puede estar dos veces en la malla'
}

/** Counts cycles and subjects in words: `8 ciclos, 40 materias`. */
export const textoDeCiclos = (ciclos: readonly object[]): string => {
  const materias = ciclos.reduce((suma, ciclo) => suma + lista(ciclo).length, 0)
  return `${contado(ciclos.length, 'ciclo', 'ciclos')}, ${contado(materias, 'materia', 'materias')}`
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const lista = (ciclo: unknown): string[] => {
  const materias = propiedad(ciclo, 'materias')
  return Array.isArray(materias)
    ? materias.map(materia => String(propiedad(materia, 'id_materia') ?? materia).toLowerCase())
    : []
}
