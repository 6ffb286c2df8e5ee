import { eq } from 'drizzle-orm'
import { recordChange } from '../recordChange.ts'
import { Falla } from '../../http/Falla.ts'
import type { Registro } from '../read/recordOf.ts'
import { columnOf } from '../registry.ts'
import { closeAccount } from './account.ts'
import { lockForWrite } from './lockForWrite.ts'
import type { WriteContext } from './writeContext.ts'
import { refuseSealed } from './refuseSealed.ts'
import { refuseStale } from './refuseStale.ts'
import { historySnapshot } from './rowOf.ts'
import { removedAlong, removeAlong, referrersOf } from './referrersOf.ts'
import { runWrite } from './runWrite.ts'

/** Removes a record that nothing refers to, what goes with it, and its account, if nobody changed it since the version that is named; 409 says what refers to it, or who did. Answers it as it was. */
export const remove = (job: WriteContext, key: string, version?: string): Promise<Registro> =>
  runWrite(job, async tx => {
    const {
      view: { resource, table },
      call,
      momento,
    } = job
    const before = await lockForWrite(tx, job, key)
    refuseSealed(resource, 'delete', before)
    await refuseStale(tx, job, before, version)
    const uses = await referrersOf(tx, job, before.key)
    if (uses) throw new Falla(409, `No se puede eliminar porque está en uso: ${uses}`)
    const gone = await removeAlong(tx, job, before.key)
    await tx.delete(table).where(eq(columnOf(table, resource.key), before.key))
    await closeAccount(tx, before.id_usuario)
    await recordChange(tx, {
      entidad: resource.name,
      clave: before.key,
      version: before.version,
      accion: 'delete',
      usuario: call.usuario,
      momento,
      antes: { ...historySnapshot(resource, before.values), ...gone },
    })
    return before.registro
  })

/** What would be deleted with a record that the caller may delete, for the question before it; undefined when nothing would. */
export const alongside = (job: WriteContext, key: string): Promise<string | undefined> =>
  runWrite(job, async tx => removedAlong(tx, job, (await lockForWrite(tx, job, key)).key))
