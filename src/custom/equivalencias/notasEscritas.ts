import { notaEn } from '../../domain/calificaciones.ts'
import { calificacionesPrevias } from '../../resources/calificacionesPrevias.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Values } from '../../schema/kinds.ts'
import { validate } from '../../schema/validate.ts'

/** The fields that all grades of the window share. */
export const comunes = ['tipo', 'id_periodo', 'periodo_escrito', 'institucion', 'documento', 'motivo'] as const

/** The grades that were typed, by their subjects, and the sentence of each that is none. Empty ones are left out. */
export const notasEscritas = (notas: Readonly<Record<string, string>>) => {
  const escritas = Object.entries(notas).filter(([, nota]) => nota.trim() !== '')
  return {
    calificaciones: escritas.flatMap(([id_materia, nota]) => {
      const calificacion = notaEn(nota)
      return calificacion === undefined ? [] : [{ id_materia, calificacion }]
    }),
    faltas: Object.fromEntries(
      escritas.flatMap(([id_materia, nota]) =>
        notaEn(nota) === undefined ? [[id_materia, 'De 0 a 10, con máximo un decimal']] : [],
      ),
    ),
  }
}

/** What is wrong with what the grades share, as the form of one would say. */
export const fallasComunes = (values: Values): Readonly<Record<string, string>> => {
  const { errors } = validate(resourceNamed(calificacionesPrevias.name), 'create', values, '')
  return Object.fromEntries(comunes.flatMap(name => (errors[name] ? [[name, errors[name]]] : [])))
}
