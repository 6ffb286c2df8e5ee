import { and, eq } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import { belongsTo } from '../notices/audience.ts'
import { markNoticesRead } from '../notices/markNoticesRead.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { serverHouse } from '../serverHouse.ts'
import { audienceOf } from './audienceOf.ts'
import type { CaseWork } from './caseWork.ts'

/**
 * Marks as read the notices of a case that its actor received; with `office` also those of all colleagues of the
 * actor's role, so that no digest sends them later. Skips notices being written now.
 */
export const markCaseRead = async (
  work: CaseWork,
  at: StoredRecord,
  { office }: { office: boolean },
): Promise<void> => {
  const { tx, usuario, resource, now: moment } = work
  const { notices } = serverHouse()
  if (!notices) return
  const { avisos } = notices.tables
  const { id, rol } = usuario
  const colleagues = office ? await audienceOf(work, at, rol) : undefined
  await markNoticesRead(tx, {
    whose: belongsTo([colleagues ?? { accounts: [id] }]),
    which: and(eq(avisos.entidad, resource.name), eq(avisos.clave, at.key)),
    moment,
  })
}

/** Tells whether another phase of a case awaits the role of whoever acts on it. */
export const awaitsStill = ({ process, usuario }: CaseWork, { turno }: Values): boolean =>
  process.phases !== undefined && turno === usuario.rol
