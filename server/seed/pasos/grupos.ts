import { tables } from '../../university/tables.ts'
import type { Taller } from '../taller.ts'
import type { Cuc } from './cucs.ts'
import type { Periodicidad, Periodo } from './periodos.ts'
import type { Programa } from './programas.ts'

/** A group and what its students share: the year they entered and the cycle they are in. */
export type Grupo = { clave: string; cuc: Cuc; programa: Programa; generacion: string; ciclo: number }

const lleno = 35

/**
 * Adds groups of each campus and programme: one for each generation that is still studying, more when more students are
 * wanted. A key says campus, programme, generation and group: `IST01-DERIN-2025-1`.
 */
export const grupos = async (
  { copy, hoy, estudiantes }: Taller,
  cucs: readonly Cuc[],
  programas: readonly Programa[],
  periodos: readonly Periodo[],
): Promise<Grupo[]> => {
  const generaciones = cucs.flatMap(cuc =>
    programas
      .filter(({ letras }) => cuc.programas.includes(letras))
      .flatMap(programa => enCurso(programa, periodos, hoy).map(generacion => ({ cuc, programa, ...generacion }))),
  )
  const secciones = Math.max(1, Math.ceil(estudiantes / generaciones.length / lleno))
  const todos = generaciones.flatMap(cada =>
    Array.from({ length: secciones }, (_, seccion) => ({
      ...cada,
      seccion: seccion + 1,
      clave: `${cada.cuc.clave.slice(5)}-${cada.programa.letras}-${cada.generacion}-${seccion + 1}`,
    })),
  )
  await copy(
    tables.grupos,
    todos.map(({ clave, cuc, programa, generacion, seccion }) => ({
      clave_grupo: clave,
      clave_cuc: cuc.clave,
      clave_programa: programa.clave,
      nombre: `${programa.nombre.replace(/^.* en /, '')}, generación ${generacion}, grupo ${seccion}`,
    })),
  )
  return todos
}

/** Month in which students of each periodicity enter, and how many cycles make a year. */
const ingreso: Readonly<Record<Periodicidad, { mes: string; porAnio: number }>> = {
  Semestre: { mes: '08', porAnio: 2 },
  Cuatrimestre: { mes: '09', porAnio: 3 },
  Trimestre: { mes: '07', porAnio: 4 },
}

const generacionesVivas = 4

/** Returns the generations of a programme that have entered and not finished today, newest first. */
const enCurso = ({ periodicidad, duracion }: Programa, periodos: readonly Periodo[], hoy: string) => {
  const pasados = periodos.filter(periodo => periodo.periodicidad === periodicidad && periodo.fecha_inicio <= hoy)
  const { mes, porAnio } = ingreso[periodicidad]
  const entrada = pasados.findLastIndex(({ fecha_inicio }) => fecha_inicio.slice(5, 7) === mes)
  const anio = Number(pasados[entrada]?.fecha_inicio.slice(0, 4))
  return Array.from({ length: generacionesVivas }, (_, atras) => ({
    generacion: String(anio - atras),
    ciclo: pasados.length - entrada + atras * porAnio,
  })).filter(({ ciclo }) => ciclo <= duracion)
}
