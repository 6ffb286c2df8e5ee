import { eq } from 'drizzle-orm'
import { anotar } from '../historial.ts'
import { Falla } from '../../falla.ts'
import type { Registro } from '../read/record.ts'
import { columnOf } from '../registry.ts'
import { closeAccount } from './account.ts'
import { held } from './held.ts'
import type { Job } from './job.ts'
import { refuseSealed } from './refuseSealed.ts'
import { snapshot } from './row.ts'
import { usesOf } from './uses.ts'
import { writing } from './writing.ts'

/** Removes a record that nothing refers to, and its account; 409 says what does. Answers it as it was. */
export const remove = (job: Job, key: string): Promise<Registro> =>
  writing(job, async tx => {
    const {
      view: { resource, table },
      call,
      momento,
    } = job
    const before = await held(tx, job, key)
    refuseSealed(resource, 'delete', before)
    const uses = await usesOf(tx, job, before.key)
    if (uses) throw new Falla(409, `No se puede eliminar porque está en uso: ${uses}`)
    await tx.delete(table).where(eq(columnOf(table, resource.key), before.key))
    await closeAccount(tx, before.id_usuario)
    await anotar(tx, {
      entidad: resource.name,
      clave: before.key,
      version: before.version,
      accion: 'delete',
      usuario: call.usuario,
      momento,
      antes: snapshot(resource, before.values),
    })
    return before.registro
  })
