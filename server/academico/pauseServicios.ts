import { and, inArray, isNotNull, or } from 'drizzle-orm'
import { pick } from 'es-toolkit'
import { avisoDeReanudacion } from '../../src/domain/avisos/avisoDeReanudacion.ts'
import { alAusentarse, alVolver } from '../../src/domain/servicioSocial/ausencia.ts'
import { estadosEnCurso } from '../../src/domain/servicioSocial/estados.ts'
import type { Queryable } from '../db/queryable.ts'
import type { ChangeRoom } from '../crud/changeRoom.ts'
import type { WriteContext } from '../crud/write/writeContext.ts'
import { updateMany } from '../db/updateMany.ts'
import { sigueALaPersona } from './queSigue.ts'
import { matriculasAntesDe } from './trayectoriaDe.ts'
import { tables } from '../university/tables.ts'

const { serviciosSociales: servicios } = tables

/** A student whose estatus changes: whether they are active from now on. */
type CambioDeEstatus = { matricula: string; activo: boolean }

/**
 * Pauses the current social services of students who become inactive, also one that goes on from a matrícula before,
 * resumes those of students who are back, and tells the latter until when they have time, unless they were away for no
 * day, or that theirs was completed meanwhile.
 */
export const pauseServicios = async (
  tx: Queryable,
  { call: { today }, tell }: Pick<WriteContext, 'call' | 'tell'>,
  cambios: readonly CambioDeEstatus[],
): Promise<void> => {
  if (!cambios.length) return
  const activo = new Map(cambios.map(cada => [cada.matricula, cada.activo]))
  const anteriores = await matriculasAntesDe(tx, [...activo.keys()])
  for (const { de, quien } of anteriores) activo.set(de, activo.get(quien) === true)
  const suyos = await tx
    .select()
    .from(servicios)
    .where(
      and(
        or(
          inArray(
            servicios.matricula_estudiante,
            cambios.map(({ matricula }) => matricula),
          ),
          and(
            sigueALaPersona(),
            inArray(
              servicios.matricula_estudiante,
              anteriores.map(({ de }) => de),
            ),
          ),
        ),
        or(inArray(servicios.status, estadosEnCurso), isNotNull(servicios.ausente_desde)),
      ),
    )
    .orderBy(servicios.id_servicio_social)
    .for('update')
  const vuelve = ({ matricula_estudiante: matricula }: (typeof suyos)[number]) => activo.get(matricula) === true
  const cambiados = suyos
    .filter(antes => vuelve(antes) !== (antes.ausente_desde === null))
    .map(antes => ({ antes, ahora: { ...antes, ...(vuelve(antes) ? alVolver : alAusentarse)(antes, today) } }))
  if (!cambiados.length) return
  // The version stays: the pause follows the estatus, which has its own history, and makes nobody's open service stale.
  await updateMany(
    tx,
    servicios,
    'id_servicio_social',
    cambiados.map(({ ahora }) => pick(ahora, columnas)),
  )
  const avisados = cambiados.filter(
    ({ antes }) => vuelve(antes) && (antes.status === 'completado' || antes.ausente_desde !== today),
  )
  if (avisados.length)
    await tell(
      tx,
      avisados.map(({ ahora }) => avisoDeReanudacion(ahora, today)),
    )
}

/** Columns that an absence, or its end, may change; and the key. */
const columnas = [
  'id_servicio_social',
  'ausente_desde',
  'dias_ausente',
  'dias_restantes',
  'turno',
  'ultimo_movimiento',
  'vence',
] as const

/** Follows each change of a student's estatus with their social service. */
export const servicioSegunEstatus: ChangeRoom = (tx, context, changes) =>
  pauseServicios(
    tx,
    context,
    changes
      .filter(({ before, values }) => values.estatus !== before.values.estatus)
      .map(({ before, values }) => ({ matricula: before.key, activo: values.estatus === 1 })),
  )
