import { sql } from 'drizzle-orm'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { reinscripciones as filas } from '../../custom/reinscripcion/tables.ts'
import { tables } from '../../university/tables.ts'
import { azar } from '../azar.ts'
import type { Taller } from '../taller.ts'

const { clases, estudiantes, periodos, programas } = tables
const autor = 'Servicios escolares'

/** Every raise that brought a student to today's semester, and, of those whose last period is closed, some who were raised again already: the others wait. */
export const reinscripciones = async ({ tx, copy, hoy }: Taller): Promise<void> => {
  const suerte = azar('reinscripciones')
  await tx.execute(sql`
    insert into ${filas} (matricula, id_periodo, semestre, autor, momento)
    select matricula, id_periodo, semestre - atras + 2, ${autor}, least(fecha_final, ${hoy}::date) + time '10:00'
    from (${vividos}) as vivido where atras > 1 and semestre - atras + 2 >= 2`)
  const { rows: cerrados } = await tx.execute<{ matricula: string; id_periodo: string; semestre: number }>(sql`
    select matricula, id_periodo, semestre from (${vividos}) as vivido
    where atras = 1 and cerrado and estatus = 1 and semestre < duracion order by matricula`)
  const momento = new Date(`${hoy}T16:00:00Z`)
  await copy(
    filas,
    cerrados
      .filter(() => suerte.ocurre(0.3))
      .map(({ matricula, id_periodo, semestre }) => ({
        matricula,
        id_periodo,
        semestre: semestre + 1,
        autor,
        usuario_id: null,
        momento,
      })),
  )
  await tx.execute(
    sql`update ${estudiantes} set semestre = ${filas.semestre} from ${filas} where ${filas.matricula} = ${estudiantes.matricula} and ${filas.semestre} = ${estudiantes.semestre} + 1`,
  )
}

/** The periods that each student has had classes in, counted back from the last, which is 1, and whether all of them are closed. */
const vividos = sql`
  select ${estudiantes.matricula}, ${estudiantes.semestre}, ${estudiantes.estatus}, ${programas.duracion}, ${periodos.id_periodo}, ${periodos.fecha_final}, bool_and(${clases.status_escolar}) as cerrado,
    row_number() over (partition by ${estudiantes.matricula} order by ${periodos.fecha_inicio} desc, ${periodos.fecha_final} desc, ${periodos.id_periodo} desc) as atras
  from ${clasesEstudiantes}
    join ${clases} on ${clases.id_clase} = ${clasesEstudiantes.id_clase}
    join ${periodos} on ${periodos.id_periodo} = ${clases.id_periodo}
    join ${estudiantes} on ${estudiantes.matricula} = ${clasesEstudiantes.matricula}
    join ${programas} on ${programas.clave} = ${estudiantes.clave_programa}
  group by ${estudiantes.matricula}, ${programas.clave}, ${periodos.id_periodo}`
