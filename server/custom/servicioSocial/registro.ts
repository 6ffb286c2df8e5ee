import { eq, sql } from 'drizzle-orm'
import { fases, informacion, nombreDeFase, type ClaveDeFase } from '../../../src/domain/servicioSocial/fases.ts'
import { resources } from '../../../src/resources/index.ts'
import { sigueALaPersona } from '../../academico/queSigue.ts'
import { matriculasHasta } from '../../academico/trayectoriaDe.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { RequestScope } from '../../crud/requestScope.ts'
import { storedRecordOf } from '../../crud/read/storedRecord.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { tables } from '../../university/tables.ts'
import { movementsOf, opening, type Movement } from '../../crud/casos/movements.ts'

/** A phase as the record of a service shows it. (B §3) */
type Fase = { status: string; comentario: string | null; urlarchivo: string | null }

/** Returns a whole service: its state, its information, each phase, and everything that happened to it. (B §3) */
export const registroDe = async (db: Queryable, call: RequestScope, id: string) => {
  const [{ registro }, movimientos] = await Promise.all([
    storedRecordOf(db, readPlanOf(resources.serviciosSociales), call, id),
    movementsOf(db, 'serviciosSociales', id),
  ])
  const cada = fases.map(
    ({ clave }, fase) =>
      [
        clave,
        faseDe(
          movimientos.filter(movimiento => movimiento.fase === fase),
          call,
        ),
      ] as const,
  )
  return {
    ...registro,
    comentario: cada[informacion]?.[1].comentario ?? null,
    ...(Object.fromEntries(cada) as Record<ClaveDeFase, Fase>),
    historial: movimientos.map(({ fase, a: status, comentario, archivo, autor, momento, paso }) => ({
      fase,
      nombre: nombreDeFase(fase ?? informacion),
      status,
      comentario,
      urlarchivo: call.archivo(archivo),
      autor,
      momento,
      activacion: paso === opening,
    })),
  }
}

/** Returns the key of the service of a student; undefined when there is none. */
export const idDeServicio = async (db: Queryable, matricula: string): Promise<string | undefined> => {
  const { serviciosSociales } = tables
  const [fila] = await db
    .select({ id: serviciosSociales.id_servicio_social })
    .from(serviciosSociales)
    .where(eq(serviciosSociales.matricula_estudiante, matricula))
  return fila?.id
}

/** Returns the service that a person finished, or still finishes, under this matrícula or one before, the latest of several; undefined when there is none. */
export const servicioAnterior = async (db: Queryable, matricula: string) => {
  const { serviciosSociales: servicios } = tables
  const antes = matriculasHasta(servicios.matricula_estudiante)
  const { rows } = await db.execute<{ id: string; matricula: string; fase: number }>(sql`
    select ${servicios.id_servicio_social} as id, ${servicios.matricula_estudiante} as matricula, ${servicios.fase} as fase from ${servicios}
    where ${servicios.matricula_estudiante} in ${matriculasHasta(sql`${matricula}`)} and ${sigueALaPersona()}
    order by (select count(*) from ${antes} antes) desc limit 1`)
  return rows[0]
}

/** Renders a phase: its last file stays visible after a decision; its comment only while it is rejected. */
const faseDe = (movimientos: readonly Movement[], call: RequestScope): Fase => {
  const ultimo = movimientos.at(-1)
  const conArchivo = movimientos.findLast(({ archivo }) => archivo !== null)
  return {
    status: ultimo?.a ?? 'pendiente',
    comentario: ultimo?.comentario ?? null,
    urlarchivo: call.archivo(conArchivo?.archivo ?? null),
  }
}
