import { nombreCompleto } from './personas.ts'
import type { Sesion } from './semana.ts'

/** A class that a student takes. (B §3, Student academic load row) */
export type ClaseDeCarga = Sesion & {
  readonly id_clase?: string
  readonly nombre_clase: string
  readonly nombre_materia: string
  readonly nombre_facilitador: string
  readonly apellidoP_facilitador: string
  readonly apellidoM_facilitador: string
  readonly salon_clase: string
  readonly status_facilitador: boolean
  readonly calificacion_estudiante: string
  readonly retroalimentacion_estudiante: string
  readonly creditos_materia: number
  readonly periodo?: string
}

/** The student who takes those classes. */
type EstudianteDeCarga = {
  readonly matricula: string
  readonly nombreC?: string
  readonly programa?: string
  readonly grupo?: string
  readonly semestre?: number
  readonly cuc?: string
}

/** The classes of a student's current period, with the student. (B §7) */
export type CargaAcademica = { readonly clases: readonly ClaseDeCarga[]; readonly estudiante: EstudianteDeCarga }

/** Returns the full name of the facilitador of a class. */
export const facilitadorDe = ({
  nombre_facilitador,
  apellidoP_facilitador,
  apellidoM_facilitador,
}: ClaseDeCarga): string => nombreCompleto(nombre_facilitador, apellidoP_facilitador, apellidoM_facilitador)
