import { and, eq, inArray, isNull } from 'drizzle-orm'
import { belongsTo } from '../notices/audience.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { accounts, serverHouse } from '../serverHouse.ts'
import { audienceOf } from './audienceOf.ts'
import type { CaseWork } from './caseWork.ts'

/** Marks as read what whoever acts on a case was told of it before, and all of their office: it was dealt with, wherever and by whom it was dealt with, and no digest asks for it the next day. What somebody else is writing at this moment stays as it is. */
export const readTold = async (work: CaseWork, at: StoredRecord): Promise<void> => {
  const { tx, c, resource, now } = work
  const { notices } = serverHouse()
  if (!notices) return
  const { avisos } = notices.tables
  const { key: account } = accounts()
  const { id, rol } = c.var.usuario
  const office = await audienceOf(work, at, rol)
  const whose = tx
    .select({ id: account })
    .from(account.table)
    .where(office ? belongsTo([office]) : eq(account, id))
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
