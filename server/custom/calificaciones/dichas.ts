import { calificacionDicha, type Calificacion } from '../../../src/domain/calificaciones.ts'
import { quienes } from '../../../src/domain/quienes.ts'
import { Falla } from '../../http/Falla.ts'
import type { Entrada } from './entrada.ts'

export type Nota = Calificacion & { matricula: string }

/** Reads the valid grades of a submission, whoever is in the class. */
export const legibles = ({ estudiantes }: Entrada): readonly Nota[] =>
  estudiantes.flatMap(({ matricula, ...fila }) => {
    const { valores } = calificacionDicha(fila)
    return valores ? [{ matricula, ...valores }] : []
  })

/** Validates the grades of a submission, each student of the class (name by matrícula) once and nobody else; 422 with `matricula.campo` for all that is wrong. */
export const dichas = ({ estudiantes }: Entrada, deLaClase: ReadonlyMap<string, string>): readonly Nota[] => {
  const faltas = new Map<string, string>()
  const vistos = new Set<string>()
  const notas = estudiantes.flatMap(({ matricula, ...fila }) => {
    if (!deLaClase.has(matricula)) faltas.set(matricula, 'El estudiante no está en la asignatura')
    else if (vistos.has(matricula)) faltas.set(matricula, 'El estudiante está repetido')
    vistos.add(matricula)
    const { valores, fallas } = calificacionDicha(fila)
    for (const [campo, falla] of Object.entries(fallas)) faltas.set(`${matricula}.${campo}`, falla)
    return valores ? [{ matricula, ...valores }] : []
  })
  const faltan = [...deLaClase].filter(([matricula]) => !vistos.has(matricula))
  for (const [matricula] of faltan) faltas.set(matricula, 'Falta la calificación del estudiante')
  if (faltas.size) {
    const errors = Object.fromEntries(faltas)
    const hayOtros = estudiantes.some(({ matricula }) => !deLaClase.has(matricula))
    throw new Falla(422, hayOtros ? cambiaron : faltan.length ? faltaLaDe(faltan) : malas, { errors })
  }
  return notas
}

const faltaLaDe = (faltan: readonly (readonly [matricula: string, nombre: string])[]) =>
  `Falta la calificación de ${quienes(faltan.map(([, nombre]) => nombre))}. Revise la hoja y envíe de nuevo`

const malas = 'Primero corrija las validaciones'
const cambiaron = 'Los estudiantes de la asignatura cambiaron mientras tanto. Revise la hoja y envíe de nuevo'
