import { and, eq, inArray } from 'drizzle-orm'
import { estadosEnCurso } from '../../../src/domain/servicioSocial/estados.ts'
import { contado } from '../../../src/language/contado.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { underWay } from '../../crud/casos/underWay.ts'
import { resources } from '../../../src/resources/index.ts'
import { queSigue } from '../../academico/queSigue.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tables } from '../../university/tables.ts'

const { bajasTemporales: bajas, certificados, clases, serviciosSociales: servicios } = tables

/** Lists for people what is still under way under a matrícula that goes on as another one, since a readmission carries nothing of it over; and tells whether a social service ended there unfinished. */
export const loQueQueda = async (
  tx: Queryable,
  matricula: string,
): Promise<{ queda: readonly string[]; servicioSinTerminar: boolean }> => {
  const suyo = and(eq(servicios.matricula_estudiante, matricula), inArray(servicios.status, [...estadosEnCurso]))
  const enCurso = await tx.$count(servicios, and(suyo, queSigue()))
  return {
    queda: [...(await loAbierto(tx, matricula)), ...(enCurso ? ['su servicio social'] : [])],
    servicioSinTerminar: (await tx.$count(servicios, suyo)) > enCurso,
  }
}

/** Lists for people what is under way under a matrícula and stays with it, without the social service: classes, leaves, requests for certificates. */
export const loAbierto = async (tx: Queryable, matricula: string): Promise<readonly string[]> => {
  const deLaClase = tx
    .select({ id: clasesEstudiantes.id_clase })
    .from(clasesEstudiantes)
    .where(eq(clasesEstudiantes.matricula, matricula))
  const [abiertas, sinDecidir, porEmitir] = await Promise.all([
    tx.$count(clases, and(inArray(clases.id_clase, deLaClase), eq(clases.status_escolar, false))),
    tx.$count(bajas, and(eq(bajas.matricula_estudiante, matricula), underWay(resources.bajasTemporales))),
    tx.$count(certificados, and(eq(certificados.matricula_estudiante, matricula), underWay(resources.certificados))),
  ])
  return [
    ...(abiertas ? [contado(abiertas, 'asignatura sin cerrar', 'asignaturas sin cerrar')] : []),
    ...(sinDecidir ? [contado(sinDecidir, 'baja temporal sin decidir', 'bajas temporales sin decidir')] : []),
    ...(porEmitir ? [contado(porEmitir, 'certificado en trámite', 'certificados en trámite')] : []),
  ]
}
