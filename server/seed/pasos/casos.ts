import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { calificacionEnLetra } from '../../../src/domain/calificacionEnLetra.ts'
import { universidad } from '../../../src/domain/universidad.ts'
import { clasesEstudiantes } from '../../academico/tables.ts'
import { usuarios } from '../../auth/tables.ts'
import { tables } from '../../university/tables.ts'
import { estudianteDeMuestra, type Taller } from '../taller.ts'
import type { Grupo } from './grupos.ts'
import type { Mallas } from './reticulas.ts'

const { clases, estudiantes } = tables

/** Makes students who show what chance rarely brings: one subject under the share that the social service requires, exactly at it and one over; and one without a single grade. */
export const casos = async (taller: Taller, grupos: readonly Grupo[], mallas: Mallas): Promise<void> => {
  await enElUmbral(taller, grupos, mallas)
  await sinCalificaciones(taller, grupos)
}

const enElUmbral = async ({ tx }: Taller, grupos: readonly Grupo[], mallas: Mallas) => {
  const total = (grupo: Grupo) => mallas.get(grupo.programa.id_reticula)?.flat().length ?? 0
  const justos = grupos.filter(
    grupo =>
      grupo.ciclo > grupo.programa.duracion * 0.75 && (total(grupo) * universidad.umbralServicioSocial) % 100 === 0,
  )
  const candidatos = await activos(tx, justos)
  const pasos = [-1, 0, 1]
  for (const { matricula, grupo } of candidatos) {
    const paso = pasos[0]
    if (paso === undefined) return
    const deseadas = (total(grupo) * universidad.umbralServicioSocial) / 100 + paso
    const aprobadas = await aprobadasDe(tx, matricula)
    if (aprobadas.length < deseadas) continue
    await failMaterias(tx, matricula, aprobadas.slice(deseadas))
    pasos.shift()
  }
}

/** Makes a student who has just entered, whose classes are all still open. */
const sinCalificaciones = async ({ tx }: Taller, grupos: readonly Grupo[]) => {
  const [nuevo] = await activos(
    tx,
    grupos.filter(({ ciclo }) => ciclo === 1),
  )
  if (!nuevo) return
  await tx
    .delete(clasesEstudiantes)
    .where(and(eq(clasesEstudiantes.matricula, nuevo.matricula), isNotNull(clasesEstudiantes.calificacion)))
}

/** Returns the active students of some groups, in the order of the groups; leaves out the account of the demonstration. */
const activos = async (tx: Taller['tx'], grupos: readonly Grupo[]) => {
  if (grupos.length === 0) return []
  const filas = await tx
    .select({ matricula: estudiantes.matricula, clave: estudiantes.clave_grupo })
    .from(estudiantes)
    .innerJoin(usuarios, eq(usuarios.id, estudiantes.id_usuario))
    .where(
      and(
        inArray(
          estudiantes.clave_grupo,
          grupos.map(({ clave }) => clave),
        ),
        eq(estudiantes.estatus, 1),
        ne(usuarios.email, estudianteDeMuestra),
      ),
    )
    .orderBy(asc(estudiantes.matricula))
  return grupos.flatMap(grupo =>
    filas.filter(({ clave }) => clave === grupo.clave).map(({ matricula }) => ({ matricula, grupo })),
  )
}

/** Returns the classes that a student passed, from the first period on. */
const aprobadasDe = async (tx: Taller['tx'], matricula: string) =>
  (
    await tx
      .select({ id_clase: clases.id_clase })
      .from(clasesEstudiantes)
      .innerJoin(clases, eq(clases.id_clase, clasesEstudiantes.id_clase))
      .innerJoin(tables.periodos, eq(tables.periodos.id_periodo, clases.id_periodo))
      .where(and(eq(clasesEstudiantes.matricula, matricula), eq(clasesEstudiantes.acreditado, 'Si')))
      .orderBy(asc(tables.periodos.fecha_inicio), asc(clases.id_clase))
  ).map(({ id_clase }) => id_clase)

const failMaterias = async (tx: Taller['tx'], matricula: string, cuales: readonly string[]) => {
  if (cuales.length === 0) return
  await tx
    .update(clasesEstudiantes)
    .set({
      calificacion: nota,
      calificacion_letra: calificacionEnLetra(nota),
      acreditado: 'No',
      asistencia: sql`least(${clasesEstudiantes.asistencia}, 70)`,
    })
    .where(and(eq(clasesEstudiantes.matricula, matricula), inArray(clasesEstudiantes.id_clase, [...cuales])))
  await tx.update(estudiantes).set({ regular: 'No' }).where(eq(estudiantes.matricula, matricula))
}

const nota = 5.2
