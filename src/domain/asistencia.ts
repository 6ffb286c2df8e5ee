import type { Firmante } from './firmantes.ts'

export type EntradaDeAsistencia = {
  estudiante: {
    matricula: string
    apellidos: string
    nombre: string
    sexo: string
    regular: string
    semestre: number | string
  }
  clases: readonly {
    nombre_materia: string
    calificacion_estudiante: string | number
    /** `true` for a grade that the school office has not closed yet and may still change. */
    por_cerrar?: boolean
  }[]
}

/** Data of the attendance PDF. What identifies the group comes from our own server only. (A §3, Attendance report data) */
export type DatosDeAsistencia = {
  grupos: readonly {
    estudiantes_grupo: readonly EntradaDeAsistencia[]
    estudiantes_otras_clases: readonly EntradaDeAsistencia[]
  }[]
  nombres_materias: readonly string[]
  total_estudiantes: number
  total_estudiantes_hombres: number
  total_estudiantes_mujeres: number
  semestre: number | string | null
  directivo: Firmante
  escolarCentral: Firmante
  rector: Firmante
  coordinador: Firmante
  grupo?: { clave_grupo: string; nombre: string }
  periodo?: { nombre: string }
  programa?: { clave_programa: string; nombre: string; modalidad: string }
  cuc?: { clave_cuc: string; nombre: string }
}

/** A sheet of the report: its kind, its students and its subjects. */
export type HojaDeAsistencia = {
  clase: 'principal' | 'adicional'
  entradas: readonly EntradaDeAsistencia[]
  /** Place of its first student in the whole list, from 1. */
  desde: number
  /** Up to seven subjects. Their letters go on from the set before, so that none stands for two subjects of a report. */
  materias: readonly { letra: string; nombre: string }[]
  /** Number of its set of seven subjects, from 1, and how many sets there are. */
  juego: number
  juegos: number
}

const materiasPorHoja = 7
const porHoja = { principal: 10, adicional: 4 }

/**
 * Returns the sheets of a report: ten students of the group a sheet, then four of other groups a sheet. A group with
 * more than seven subjects goes on in further sheets of the same students. (A §9)
 */
export const hojasDeAsistencia = ({
  grupos,
  nombres_materias,
}: Pick<DatosDeAsistencia, 'grupos' | 'nombres_materias'>): readonly HojaDeAsistencia[] => {
  const juegos = enPartes(
    nombres_materias.map((nombre, lugar) => ({ letra: letraDe(lugar), nombre })),
    materiasPorHoja,
  )
  const hojas = (clase: HojaDeAsistencia['clase'], entradas: readonly EntradaDeAsistencia[]) =>
    enPartes(entradas, porHoja[clase]).flatMap((suyas, hoja) =>
      juegos.map((materias, juego): HojaDeAsistencia => ({
        clase,
        entradas: suyas,
        desde: hoja * porHoja[clase] + 1,
        materias,
        juego: juego + 1,
        juegos: juegos.length,
      })),
    )
  const adicionales = grupos.flatMap(({ estudiantes_otras_clases }) => estudiantes_otras_clases)
  return [
    ...hojas(
      'principal',
      grupos.flatMap(({ estudiantes_grupo }) => estudiantes_grupo),
    ),
    ...(adicionales.length ? hojas('adicional', adicionales) : []),
  ]
}

/** Returns the letters of a place in a list, from 0: A to Z, then AA, AB… */
const letraDe = (lugar: number): string =>
  (lugar < alfabeto.length ? '' : letraDe(Math.floor(lugar / alfabeto.length) - 1)) +
  (alfabeto[lugar % alfabeto.length] ?? '')

const alfabeto = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns REG for a regular student, IRR for any other. (A §9) */
export const siglaDe = (regular: string): 'REG' | 'IRR' => (regular === 'Si' ? 'REG' : 'IRR')

/** Cuts a list into parts of so many; at least one part, empty for an empty list. */
const enPartes = <T>(todos: readonly T[], cuantos: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(todos.length / cuantos)) }, (_, parte) =>
    todos.slice(parte * cuantos, (parte + 1) * cuantos),
  )
