import { eq } from 'drizzle-orm'
import { anotar } from '../historial.ts'
import { Falla } from '../../falla.ts'
import type { Registro } from '../read/record.ts'
import { columnOf } from '../registry.ts'
import { closeAccount } from './account.ts'
import { held } from './held.ts'
import type { Job } from './job.ts'
import { refuseSealed } from './refuseSealed.ts'
import { refuseStale } from './stale.ts'
import { snapshot } from './row.ts'
import { alongWith, removeAlong, usesOf } from './uses.ts'
import { writing } from './writing.ts'

/** Removes a record that nothing refers to, what goes with it, and its account, if nobody changed it since the version that is named; 409 says what refers to it, or who did. Answers it as it was. */
export const remove = (job: Job, key: string, version?: string): Promise<Registro> =>
  writing(job, async tx => {
    const {
      view: { resource, table },
      call,
      momento,
    } = job
    const before = await held(tx, job, key)
    refuseSealed(resource, 'delete', before)
    await refuseStale(tx, job, before, version)
    const uses = await usesOf(tx, job, before.key)
    if (uses) throw new Falla(409, `No se puede eliminar porque está en uso: ${uses}`)
    const gone = await removeAlong(tx, job, before.key)
    await tx.delete(table).where(eq(columnOf(table, resource.key), before.key))
    await closeAccount(tx, before.id_usuario)
    await anotar(tx, {
      entidad: resource.name,
      clave: before.key,
      version: before.version,
      accion: 'delete',
      usuario: call.usuario,
      momento,
      antes: { ...snapshot(resource, before.values), ...gone },
    })
    return before.registro
  })

/** What would be deleted with a record that the caller may delete, for the question before it; undefined when nothing would. */
export const alongside = (job: Job, key: string): Promise<string | undefined> =>
  writing(job, async tx => alongWith(tx, job, (await held(tx, job, key)).key))
