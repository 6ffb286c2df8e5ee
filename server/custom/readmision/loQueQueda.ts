import { and, eq, inArray } from 'drizzle-orm'
import { estadosEnCurso } from '../../../src/domain/servicioSocial/estados.ts'
import { contado } from '../../../src/language/contado.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { underWay } from '../../crud/casos/underWay.ts'
import { resources } from '../../../src/resources/index.ts'
import type { Queryable } from '../../context.ts'
import { tables } from '../../university/tables.ts'

const { bajasTemporales: bajas, clases, serviciosSociales: servicios } = tables

/** What is still under way under a matrícula, as people read it: a readmission carries nothing of it over. */
export const loQueQueda = async (tx: Queryable, matricula: string): Promise<readonly string[]> => {
  const deLaClase = tx
    .select({ id: clasesEstudiantes.id_clase })
    .from(clasesEstudiantes)
    .where(eq(clasesEstudiantes.matricula, matricula))
  const abiertas = await tx.$count(clases, and(inArray(clases.id_clase, deLaClase), eq(clases.status_escolar, false)))
  const sinDecidir = await tx.$count(
    bajas,
    and(eq(bajas.matricula_estudiante, matricula), underWay(resources.bajasTemporales)),
  )
  const enCurso = await tx.$count(
    servicios,
    and(eq(servicios.matricula_estudiante, matricula), inArray(servicios.status, [...estadosEnCurso])),
  )
  return [
    ...(abiertas ? [contado(abiertas, 'asignatura sin cerrar', 'asignaturas sin cerrar')] : []),
    ...(sinDecidir ? [contado(sinDecidir, 'baja temporal sin decidir', 'bajas temporales sin decidir')] : []),
    ...(enCurso ? ['su servicio social'] : []),
  ]
}
