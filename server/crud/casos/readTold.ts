import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import { belongsTo } from '../notices/audience.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { accounts, serverHouse } from '../serverHouse.ts'
import { audienceOf } from './audienceOf.ts'
import type { CaseWork } from './caseWork.ts'

/**
 * Marks as read what whoever acts on a case was told of it before: it was dealt with, wherever it was dealt with. With
 * `office` also what all of their office was told, so that no digest asks a colleague for it the next day; what somebody
 * else is writing at this moment stays as it is.
 */
export const readTold = async (work: CaseWork, at: StoredRecord, { office }: { office: boolean }): Promise<void> => {
  const { tx, c, resource, now } = work
  const { notices } = serverHouse()
  if (!notices) return
  const { avisos } = notices.tables
  const { key: account } = accounts()
  const { id, rol } = c.var.usuario
  const colleagues = office ? await audienceOf(work, at, rol) : undefined
  const whose = tx
    .select({ id: account })
    .from(account.table)
    .where(colleagues ? belongsTo([colleagues]) : eq(account, id))
  const told = tx
    .select({ id: avisos.id })
    .from(avisos)
    .where(
      and(
        inArray(avisos.usuario_id, whose),
        isNull(avisos.leido),
        eq(avisos.entidad, resource.name),
        eq(avisos.clave, at.key),
      ),
    )
    .for('update', { skipLocked: true })
  await tx.update(avisos).set({ leido: now }).where(inArray(avisos.id, told))
}

/** Whether another phase of a case awaits the role of whoever acts on it. */
export const awaitsStill = ({ process, c }: CaseWork, { turno }: Values): boolean =>
  process.phases !== undefined && turno === c.var.usuario.rol
