import { eq } from 'drizzle-orm'
import { nombreCompleto } from '../../../src/domain/personas.ts'
import { isUnprintable } from '../../../src/schema/tidy.ts'
import type { Consulta, Usuario } from '../../contexto.ts'
import { tables } from '../../db/tables.ts'
import { Falla } from '../../falla.ts'

const { cucs, estudiantes, grupos, programas } = tables

/** A student as load, kardex and grid name them. */
export type QuienEstudia = Awaited<ReturnType<typeof quienEstudia>>

/** The student of this matrícula, when the caller may see them: themselves, one of the own CUC for an escolar, anybody for the others. 404 when there is none, 403 when it is not theirs to see. */
export const quienEstudia = async (db: Consulta, { rol, matricula: propia, clave_cuc }: Usuario, matricula: string) => {
  const [fila] = isUnprintable(matricula) ? [] : await db
    .select({
      matricula: estudiantes.matricula, nombre: estudiantes.nombre, apellidopaterno: estudiantes.apellidopaterno, apellidomaterno: estudiantes.apellidomaterno,
      semestre: estudiantes.semestre, id_reticula: estudiantes.id_reticula,
      programa: programas.nombre, clave_grupo: grupos.clave_grupo, grupo: grupos.nombre, clave_cuc: grupos.clave_cuc, cuc: cucs.nombre,
    })
    .from(estudiantes)
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .innerJoin(cucs, eq(cucs.clave, grupos.clave_cuc))
    .innerJoin(programas, eq(programas.clave, estudiantes.clave_programa))
    .where(eq(estudiantes.matricula, matricula))
  if (!fila) throw new Falla(404, 'No se encontró el Estudiante')
  const ajeno = rol === 'estudiante' ? fila.matricula !== propia : rol === 'escolar' && fila.clave_cuc !== clave_cuc
  if (ajeno) throw new Falla(403, 'No tiene permiso para realizar esta acción')
  return { ...fila, nombreC: nombreCompleto(fila.nombre, fila.apellidopaterno, fila.apellidomaterno) }
}
