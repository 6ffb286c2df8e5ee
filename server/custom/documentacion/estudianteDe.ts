import { eq } from 'drizzle-orm'
import type { Consulta, Usuario } from '../../contexto.ts'
import { tables } from '../../db/tables.ts'
import { Falla } from '../../falla.ts'

const { estudiantes, grupos, programas } = tables

/** The student that a documentation is of; 404 when there is none, 403 when an escolar asks for one of another CUC. With `bloqueado` nobody else changes it meanwhile. */
export const estudianteDe = async (tx: Consulta, matricula: string, { rol, clave_cuc }: Usuario, { bloqueado = false } = {}) => {
  const consulta = tx
    .select({ matricula: estudiantes.matricula, nacionalidad: estudiantes.nacionalidad, version: estudiantes.version, grado: programas.grado, cuc: grupos.clave_cuc })
    .from(estudiantes)
    .innerJoin(programas, eq(programas.clave, estudiantes.clave_programa))
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .where(eq(estudiantes.matricula, matricula))
  const [estudiante] = await (bloqueado ? consulta.for('update', { of: estudiantes }) : consulta)
  if (!estudiante) throw new Falla(404, 'No se encontró el Estudiante')
  if (rol === 'escolar' && estudiante.cuc !== clave_cuc) throw new Falla(403, 'No tiene permiso para realizar esta acción')
  return estudiante
}
