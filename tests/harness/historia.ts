import { sql } from 'drizzle-orm'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { reticulasMaterias } from '../../server/custom/reticulas/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { tables } from '../../server/university/tables.ts'
import { estudiante, grupo, persona, programa } from './filas.ts'

/** A materia that a student took: materia and periodo by their place in the lists, and the outcome. */
export type Tomada = {
  materia: number
  periodo: number
  calificacion: number | null
  acreditado: '' | 'Si' | 'No'
  hora?: number
}

/** Three semesters in a row. The last one contains the day of the scenes, 20 November 2026. */
export const tresPeriodos = [
  { nombre: 'Semestre 2025-2', fecha_inicio: '2025-08-01', fecha_final: '2026-01-31', periodicidad: 'Semestre' },
  { nombre: 'Semestre 2026-1', fecha_inicio: '2026-02-01', fecha_final: '2026-07-31', periodicidad: 'Semestre' },
  { nombre: 'Semestre 2026-2', fecha_inicio: '2026-08-01', fecha_final: '2027-01-31', periodicidad: 'Semestre' },
] as const

/** Gives the cast's retícula materias of these credits, two a cycle, and its student this history. Deletes previous classes, materias and periodos. Returns the rows inserted. */
export async function historia(
  db: Db,
  {
    creditos,
    tomadas,
    matricula = estudiante.matricula,
  }: { creditos: readonly number[]; tomadas: readonly Tomada[]; matricula?: string },
) {
  await db.execute(
    sql`truncate ${clasesEstudiantes}, ${tables.clases}, ${reticulasMaterias}, ${tables.materias}, ${tables.periodos} cascade`,
  )
  const [malla] = await db.select().from(tables.reticulas)
  const materias = await db
    .insert(tables.materias)
    .values(
      creditos.map((cuantos, lugar) => ({
        clave_materia: `MAT-${lugar + 1}`,
        nombre: `Materia ${String(lugar + 1).padStart(2, '0')}`,
        creditos: cuantos,
      })),
    )
    .returning()
  const periodos = await db
    .insert(tables.periodos)
    .values([...tresPeriodos])
    .returning()
  await db.insert(reticulasMaterias).values(
    materias.map(({ id_materia }, lugar) => ({
      id_reticula: malla?.id_reticula ?? '',
      id_materia,
      ciclo: Math.floor(lugar / 2) + 1,
      orden: (lugar % 2) + 1,
    })),
  )
  const clases =
    tomadas.length === 0
      ? []
      : await db
          .insert(tables.clases)
          .values(
            tomadas.map(({ materia, periodo, calificacion, acreditado, hora = 7 + (materia % 12) }) => ({
              nombre: `COM-1A_${materias[materia]?.nombre}`,
              clave_programa: programa.clave,
              clave_grupo: grupo.clave_grupo,
              matricula: persona('F').matricula,
              id_materia: materias[materia]?.id_materia ?? '',
              id_periodo: periodos[periodo]?.id_periodo ?? '',
              hora_inicio: `${String(hora).padStart(2, '0')}:00`,
              hora_final: `${String(hora + 1).padStart(2, '0')}:30`,
              dias: [1 + (materia % 6), 6].filter((dia, lugar, todos) => todos.indexOf(dia) === lugar),
              salon: `A${materia + 1}`,
              status_facilitador: calificacion !== null,
              status_escolar: acreditado !== '',
            })),
          )
          .returning()
  if (clases.length)
    await db.insert(clasesEstudiantes).values(
      clases.map(({ id_clase }, lugar) => ({
        id_clase,
        matricula,
        calificacion: tomadas[lugar]?.calificacion ?? null,
        acreditado: tomadas[lugar]?.acreditado ?? '',
        retroalimentacion: tomadas[lugar]?.calificacion === null ? null : 'Siga así',
      })),
    )
  return { materias, periodos, clases }
}
