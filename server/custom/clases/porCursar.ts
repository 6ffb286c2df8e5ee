import { sql, type SQL } from 'drizzle-orm'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Narrows to students who may take a subject: they have not passed it, here or before, and are in no class of it that is still open, other than this one. (B §7) */
export const porCursar = (id_materia: string | SQL, estaClase?: string): SQL => sql`not exists (
  select from public.tomadas(array[${estudiantes.matricula}]) as tomada
  where tomada.id_materia = ${id_materia} and tomada.acreditado in ('', 'Si')${
    estaClase === undefined ? sql`` : sql` and tomada.id_clase is distinct from ${estaClase}`
  })`
