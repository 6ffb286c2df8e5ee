import { sql } from 'drizzle-orm'
import { universidad } from '../../../src/domain/universidad.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { opening } from '../../crud/casos/movements.ts'
import { pasos } from '../../crud/casos/tables.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import type { Taller } from '../taller.ts'
import { uuidDe } from '../../db/uuidDe.ts'

const { clases, estudiantes, periodos, programas, reinscripciones: filas } = tables
const autor = 'Servicios escolares'

/** Adds every re-enrolment that brought a student to today's semester and, of those whose last period is closed, some who were re-enrolled again already: the others wait. */
export const reinscripciones = async ({ tx, copy, hoy }: Taller): Promise<void> => {
  const suerte = azar('reinscripciones')
  await tx.execute(sql`
    insert into ${filas} (id_caso, matricula, id_periodo, semestre, estado, abierto, desde)
    select ${uuidDe(sql`matricula || id_periodo`)}, matricula, id_periodo, semestre - atras + 2, 'hecha', dia, dia
    from (select *, least(fecha_final, ${hoy}::date) as dia from (${vividos}) as periodo) as vivido where atras > 1 and semestre - atras + 2 >= 2`)
  const { rows: cerrados } = await tx.execute<{ matricula: string; id_periodo: string; semestre: number }>(sql`
    select matricula, id_periodo, semestre from (${vividos}) as vivido
    where atras = 1 and cerrado and estatus = 1 and semestre < duracion order by matricula`)
  await copy(
    filas,
    cerrados
      .filter(() => suerte.ocurre(0.3))
      .map(({ matricula, id_periodo, semestre }) => ({
        id_caso: suerte.uuid(),
        matricula,
        id_periodo,
        semestre: semestre + 1,
        estado: 'hecha' as const,
        abierto: hoy,
        desde: hoy,
      })),
  )
  await tx.execute(sql`
    insert into ${pasos} (proceso, caso, n, paso, a, huella, autor, rol, momento)
    select 'reinscripciones', id_caso, 1, ${opening}, estado, 'reinscripciones ' || id_caso, ${autor}, 'escolar', (desde + time '10:00') at time zone ${universidad.zonaHoraria}
    from ${filas}`)
  await tx.execute(
    sql`update ${estudiantes} set semestre = ${filas.semestre} from ${filas} where ${filas.matricula} = ${estudiantes.matricula} and ${filas.semestre} = ${estudiantes.semestre} + 1`,
  )
}

/** Selects the periods in which each student has had classes, counted back from the last, which is 1, and whether all of them are closed. */
const vividos = sql`
  select ${estudiantes.matricula}, ${estudiantes.semestre}, ${estudiantes.estatus}, ${programas.duracion}, ${periodos.id_periodo}, ${periodos.fecha_final}, bool_and(${clases.status_escolar}) as cerrado,
    row_number() over (partition by ${estudiantes.matricula} order by ${periodos.fecha_inicio} desc, ${periodos.fecha_final} desc, ${periodos.id_periodo} desc) as atras
  from ${clasesEstudiantes}
    join ${clases} on ${clases.id_clase} = ${clasesEstudiantes.id_clase}
    join ${periodos} on ${periodos.id_periodo} = ${clases.id_periodo}
    join ${estudiantes} on ${estudiantes.matricula} = ${clasesEstudiantes.matricula}
    join ${programas} on ${programas.clave} = ${estudiantes.clave_programa}
  group by ${estudiantes.matricula}, ${programas.clave}, ${periodos.id_periodo}`
