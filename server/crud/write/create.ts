import { columnOf } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { anotar } from '../historial.ts'
import { currentOf } from '../read/current.ts'
import type { Registro } from '../read/record.ts'
import { accepted } from './accepted.ts'
import { accountHash, openAccount } from './account.ts'
import { generated, rowOf, snapshot } from './row.ts'
import type { Body, Job } from './job.ts'
import { writeParts } from './parts.ts'
import { brokenPointers } from './pointers.ts'
import { refuse } from './refuse.ts'
import { withBuilt } from './withBuilt.ts'
import { writing } from './writing.ts'

/** Adds a record: validated, its pointers checked, its account opened and its history begun, all or nothing. */
export const create = async (job: Job, body: Body): Promise<Registro> => {
  const { view, call, momento } = job
  const { resource, table } = view
  const values = {
    ...accepted(job, 'create', await withBuilt(job.db, job, 'create', body)),
    ...serverHouse().assigned?.(resource, call.usuario),
    ...generated(resource, body),
  }
  const hash = await accountHash(resource, values)
  return writing(job, async tx => {
    refuse(await brokenPointers(tx, job, 'create', values))
    const id_usuario = await openAccount(tx, resource, values, hash)
    const [row] = await tx
      .insert(table)
      .values(rowOf(resource, values, id_usuario))
      .returning({ key: columnOf(table, resource.key) })
    await writeParts(tx, resource, values, String(row?.key))
    const after = await currentOf(tx, view, call, String(row?.key))
    await anotar(tx, {
      entidad: resource.name,
      clave: after.key,
      version: after.version,
      accion: 'create',
      usuario: call.usuario,
      momento,
      despues: snapshot(resource, after.values),
    })
    return after.registro
  })
}
