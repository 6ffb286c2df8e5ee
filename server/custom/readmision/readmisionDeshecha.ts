import { and, desc, eq } from 'drizzle-orm'
import { avisosDeReadmisionDeshecha } from '../../../src/domain/avisos/avisosDeReadmision.ts'
import { porReadmision } from '../../../src/domain/readmision.ts'
import { resources } from '../../../src/resources/index.ts'
import { closeSessions } from '../../auth/sesion.ts'
import type { Queryable } from '../../db/queryable.ts'
import { inNamesOfToday, renamings, rowsOfTable } from '../../crud/history/namesThen.ts'
import { storedRecordOf, type StoredRecord } from '../../crud/read/storedRecord.ts'
import type { RemovalRoom } from '../../crud/removalRoom.ts'
import { historial } from '../../crud/tables.ts'
import { storeJudged } from '../../crud/write/update.ts'
import type { WriteContext } from '../../crud/write/writeContext.ts'
import { pauseServicios } from '../../academico/pauseServicios.ts'
import { placeOf } from '../../academico/belonging.ts'
import { tables } from '../../university/tables.ts'

const { estudiantes } = tables

/** Undoes a readmission when the record that it made is deleted, as where its matrícula was mistyped: the record before is open again, as active as it was, and has the account. */
export const readmisionDeshecha: RemovalRoom = {
  says: async (_tx, { values: { matricula_anterior } }) =>
    matricula_anterior ? `la readmisión (la persona vuelve a la matrícula ${matricula_anterior})` : undefined,
  takeBack: async (tx, context, removed) => {
    const readmitidos = removed.filter(({ values }) => values.matricula_anterior)
    for (const nuevo of readmitidos) await giveBack(tx, context, nuevo)
    return readmitidos.flatMap(({ id_usuario: id }) => id ?? [])
  },
}

const giveBack = async (tx: Queryable, context: WriteContext, { values, registro, id_usuario }: StoredRecord) => {
  const { plan, call } = context
  const matricula = String(values.matricula_anterior)
  const anterior = eq(estudiantes.matricula, matricula)
  const [fila] = await tx.select({ matricula: estudiantes.matricula }).from(estudiantes).where(anterior).for('update')
  if (!fila) return
  const before = await storedRecordOf(tx, plan, call, matricula)
  const estatus = await estatusDeAntes(tx, matricula)
  const abierto = { ...before.values, estatus, continua: false }
  if (id_usuario) {
    await context.changeAccounts(tx, [{ id: id_usuario, activo: estatus === 1 }])
    await closeSessions(tx, [id_usuario])
  }
  const deshecha = { ...context, motivo: 'Se deshizo la readmisión' }
  await storeJudged(tx, deshecha, { before, values: abierto, passed: [], id_usuario })
  await pauseServicios(tx, context, [{ matricula, activo: estatus === 1 }])
  const clave_cuc = (await placeOf(tx, resources.estudiantes, matricula)) ?? ''
  const caso = {
    anterior: matricula,
    nueva: String(values.matricula),
    nombre: String(registro.nombreC ?? ''),
    clave_cuc,
  }
  await context.tell(tx, avisosDeReadmisionDeshecha(caso))
}

/** Tells whether a record was active (1) before the readmission that closed it, as history says; 0 where it says nothing. */
const estatusDeAntes = async (tx: Queryable, matricula: string): Promise<0 | 1> => {
  const renamed = await renamings(tx)
  const [fila] = await tx
    .select()
    .from(historial)
    .where(
      and(rowsOfTable(renamed, 'estudiantes'), eq(historial.clave, matricula), eq(historial.motivo, porReadmision)),
    )
    .orderBy(desc(historial.id))
    .limit(1)
  return fila && inNamesOfToday(renamed, fila, fila.antes).estatus === 1 ? 1 : 0
}
