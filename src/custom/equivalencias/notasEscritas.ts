import { today } from '../../api/today.ts'
import type { RegistroDeMateria } from '../../domain/avance.ts'
import { notaEn } from '../../domain/calificaciones.ts'
import type { Ciclo } from '../../domain/ciclos.ts'
import { estadoDeMateria } from '../../domain/estadoDeMateria.ts'
import { calificacionesPrevias } from '../../resources/calificacionesPrevias.ts'
import { errorsOf } from '../../schema/errorsOf.ts'
import { resourceNamed } from '../../schema/house.ts'
import type { Item, Value, Values } from '../../schema/kinds.ts'
import { validate } from '../../schema/validate.ts'

/** Plan of a student, and their record in it. */
export type Malla = {
  reticula: { arregloMateriasSeleccionadas?: readonly Ciclo[] }
  materias: readonly RegistroDeMateria[]
}

/** Typed grades, by the key of the subject. */
export type Notas = Readonly<Record<string, string>>

/** Fields that all grades of the window share. */
export const comunes = ['tipo', 'id_periodo', 'periodo_escrito', 'institucion', 'documento', 'motivo'] as const

/** Converts the grades to the list that the form holds; `comoNotas` converts them back. */
export const comoLista = (notas: Notas): readonly Item[] =>
  Object.entries(notas).flatMap(([id_materia, nota]) => (nota === '' ? [] : [{ id_materia, nota }]))

export const comoNotas = (lista: Value): Notas =>
  Array.isArray(lista)
    ? Object.fromEntries(lista.map(({ id_materia, nota }) => [String(id_materia), String(nota)]))
    : {}

/** Tells whether a grade of a subject may be typed: not if it was passed already. */
export const admiteNota = (registro: RegistroDeMateria | undefined) => estadoDeMateria(registro) !== 'aprobado'

/** Returns the typed grades by subject, and a message for each invalid one. Leaves out empty ones, and those of subjects passed since. */
export const notasEscritas = (notas: Notas, registros: readonly RegistroDeMateria[]) => {
  const cerradas = new Set(registros.flatMap(cada => (admiteNota(cada) ? [] : [cada.id_materia])))
  const escritas = Object.entries(notas).filter(([materia, nota]) => nota.trim() !== '' && !cerradas.has(materia))
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

/** Returns the faults of the shared fields, as the form of one grade would show them. */
export const fallasComunes = (values: Values) =>
  errorsOf(comunes, validate(resourceNamed(calificacionesPrevias.name), 'create', values, { today: today() }).errors)
