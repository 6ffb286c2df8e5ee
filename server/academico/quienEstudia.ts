import { eq } from 'drizzle-orm'
import { nombreCompleto } from '../../src/domain/personas.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { estudiantes as declarados } from '../../src/resources/estudiantes.ts'
import type { Usuario } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { keyValueOf } from '../crud/read/keyValueOf.ts'
import { looksAfter, seeEveryCuc } from './belonging.ts'
import { tables } from '../university/tables.ts'
import { Falla } from '../http/Falla.ts'
import { notAllowed } from '../http/notAllowed.ts'
import { trayectoriaDe, type Etapa } from './trayectoriaDe.ts'

const { cucs, estudiantes, grupos, programas } = tables

/** A student as load, kardex, grid, re-enrolment and certificates name them. */
export type QuienEstudia = Awaited<ReturnType<typeof quienEstudia>>

type Deseo = {
  /** Locks the student until the transaction ends. */
  bloqueado?: boolean
  /** Message of the 404. */
  ausente?: string
  /** Also finds those who are the caller's under a matrícula that they had after this one. */
  anteriores?: boolean
}

/** Returns the student of this matrícula, however it was typed, when the caller's role may see them. 404 when there is none, 403 when it is not theirs to see. */
export const quienEstudia = async (
  db: Queryable,
  usuario: Usuario,
  dicha: string,
  { bloqueado = false, ausente = 'No se encontró el estudiante', anteriores = false }: Deseo = {},
) => {
  const matricula = keyValueOf(declarados, dicha)
  if (typeof matricula !== 'string') throw new Falla(404, ausente)
  const suyo = eq(estudiantes.matricula, matricula)
  const [, [fila]] = await Promise.all([
    bloqueado && db.select({ matricula: estudiantes.matricula }).from(estudiantes).where(suyo).for('update'),
    filaDe(db, matricula),
  ])
  if (!fila) throw new Falla(404, ausente)
  if (!loVe[usuario.rol](fila, usuario) && !(anteriores && (await loVeDespues(db, usuario, fila.matricula))))
    throw notAllowed()
  return { ...fila, nombreC: nombreCompleto(fila.nombre, fila.apellidopaterno, fila.apellidomaterno) }
}

type Ve = (estudiante: { matricula: string; clave_cuc: string }, quien: Usuario) => boolean
const deSusCuc: Ve = ({ clave_cuc }, quien) => looksAfter(quien, clave_cuc, seeEveryCuc)
const nadie: Ve = () => false

/** Students that each role may see: those of the CUCs that it sees, only themselves, or none. */
const loVe: Record<Rol, Ve> = {
  coordinador: deSusCuc,
  consejero: deSusCuc,
  escolar: deSusCuc,
  estudiante: ({ matricula }, quien) => matricula === quien.matricula,
  administrativo: nadie,
  facilitador: nadie,
}

/** Returns the matrículas of a person that the caller may know of, oldest first: those that are theirs to see, and those before them. 403 when this one is none of them. */
export const etapasVisibles = async (db: Queryable, usuario: Usuario, dicha: string): Promise<readonly Etapa[]> => {
  const { matricula } = await quienEstudia(db, usuario, dicha, { anteriores: true })
  const etapas = await trayectoriaDe(db, matricula)
  return etapas.filter((_, lugar) => etapas.slice(lugar).some(etapa => loVe[usuario.rol](etapa, usuario)))
}

const loVeDespues = async (db: Queryable, usuario: Usuario, matricula: string) =>
  (await etapasDesde(db, matricula)).some(etapa => loVe[usuario.rol](etapa, usuario))

const etapasDesde = async (db: Queryable, matricula: string) => {
  const etapas = await trayectoriaDe(db, matricula)
  return etapas.slice(etapas.findIndex(etapa => etapa.matricula === matricula))
}

const filaDe = (db: Queryable, matricula: string) =>
  db
    .select({
      matricula: estudiantes.matricula,
      nombre: estudiantes.nombre,
      apellidopaterno: estudiantes.apellidopaterno,
      apellidomaterno: estudiantes.apellidomaterno,
      nacionalidad: estudiantes.nacionalidad,
      semestre: estudiantes.semestre,
      id_reticula: estudiantes.id_reticula,
      version: estudiantes.version,
      programa: programas.nombre,
      grado: programas.grado,
      clave_grupo: grupos.clave_grupo,
      grupo: grupos.nombre,
      clave_cuc: grupos.clave_cuc,
      cuc: cucs.nombre,
    })
    .from(estudiantes)
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .innerJoin(cucs, eq(cucs.clave, grupos.clave_cuc))
    .innerJoin(programas, eq(programas.clave, estudiantes.clave_programa))
    .where(eq(estudiantes.matricula, matricula))
