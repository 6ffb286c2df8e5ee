import type { Sesion } from './semana.ts'

/** A class of a campus as its week shows it. */
export type ClaseDeCuc = Sesion & {
  readonly id_clase: string
  readonly materia: string
  readonly grupo: string
  readonly facilitador: string
  readonly salon: string
  /** Keys of its group and its facilitador, for the office: two groups, and two people, may have one name. */
  readonly clave_grupo?: string
  readonly matricula?: string
}
