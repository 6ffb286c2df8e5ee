import { calificacionDicha, type Calificacion } from '../../../src/domain/calificaciones.ts'
import { isUnprintable } from '../../../src/schema/record/tidy.ts'
import { Falla } from '../../http/Falla.ts'
import type { Entrada } from './entrada.ts'

export type Nota = Calificacion & { matricula: string }

/** Reads the grades of a submission that are valid, whoever is in the class. */
export const legibles = ({ estudiantes }: Entrada): readonly Nota[] =>
  estudiantes.flatMap(({ matricula, ...fila }) => {
    const { valores } = calificacionDicha(fila)
    return valores ? [{ matricula, ...valores }] : []
  })

/** Judges the grades of a submission, each student of the class once and nobody else; 422 with `matricula.campo` for all that is wrong. */
export const dichas = ({ estudiantes }: Entrada, deLaClase: ReadonlySet<string>): readonly Nota[] => {
  const errors: Record<string, string> = {}
  const vistos = new Set<string>()
  const notas = estudiantes.flatMap(({ matricula, ...fila }) => {
    if (!deLaClase.has(matricula)) errors[matricula] = 'El estudiante no está en la asignatura'
    else if (vistos.has(matricula)) errors[matricula] = 'El estudiante está repetido'
    vistos.add(matricula)
    const { valores, fallas } = calificacionDicha(fila)
    for (const [campo, falla] of Object.entries(fallas)) errors[`${matricula}.${campo}`] = falla
    if (valores && isUnprintable(valores.retroalimentacion))
      errors[`${matricula}.retroalimentacion`] = 'La retroalimentación contiene caracteres no permitidos'
    return valores ? [{ matricula, ...valores }] : []
  })
  for (const matricula of deLaClase)
    if (!vistos.has(matricula)) errors[matricula] = 'Falta la calificación del estudiante'
  const otros = deLaClase.size !== vistos.size || estudiantes.some(({ matricula }) => !deLaClase.has(matricula))
  if (Object.keys(errors).length)
    throw new Falla(422, otros ? cambiaron : 'Primero corrija las validaciones', { errors })
  return notas
}

const cambiaron = 'Los estudiantes de la asignatura cambiaron mientras tanto. Revise la hoja y envíe de nuevo'
