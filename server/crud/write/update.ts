import { eq } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Consulta } from '../../contexto.ts'
import { anotar, same } from '../historial.ts'
import { currentOf, type Current } from '../read/current.ts'
import type { Registro } from '../read/record.ts'
import { columnOf } from '../registry.ts'
import { guardNamed } from '../serverHouse.ts'
import { accepted } from './accepted.ts'
import { syncAccount } from './account.ts'
import { held } from './held.ts'
import { refuseSealed } from './refuseSealed.ts'
import { refuseSettled } from './refuseSettled.ts'
import { refuseStale } from './stale.ts'
import { rowOf, snapshot } from './row.ts'
import type { Body, Job } from './job.ts'
import { writeParts } from './parts.ts'
import { brokenPointers } from './pointers.ts'
import { refuse } from './refuse.ts'
import { withBuilt } from './withBuilt.ts'
import { writing } from './writing.ts'

/** Changes a record if nobody else did since the version that the body names; answers it as it is now. A change of nothing leaves no trace. */
export const update = (job: Job, key: string, body: Body): Promise<Registro> =>
  writing(job, async tx => {
    const before = await held(tx, job, key)
    refuseSealed(job.view.resource, 'update', before)
    await refuseStale(tx, job, before, body.version)
    const values: Values = {
      ...before.values,
      ...accepted(job, 'update', await withBuilt(tx, job, 'update', body, before.values), before.values),
    }
    return (await changeTo(tx, job, before, values)).registro
  })

/** Gives a record these values, judged by what other tables hold; answers it as it is now. A change of nothing leaves no trace. */
export const changeTo = async (tx: Consulta, job: Job, before: Current, values: Values): Promise<Current> => {
  const { view, call, momento } = job
  const { resource, table } = view
  await refuseSettled(tx, job, before, values)
  refuse(await brokenPointers(tx, job, 'update', values, before.values))
  const { guard } = resource.write ?? {}
  if (guard) refuse(await guardNamed(guard)(tx, { key: before.key, before: before.values, after: values }))
  const id_usuario = await syncAccount(tx, job, values, before)
  if (same(snapshot(resource, before.values), snapshot(resource, values)) && id_usuario === before.id_usuario)
    return before
  await tx
    .update(table)
    .set({ ...rowOf(resource, values, id_usuario), version: before.version + 1 })
    .where(eq(columnOf(table, resource.key), before.key))
  await writeParts(tx, resource, values, before.key)
  const after = await currentOf(tx, view, call, before.key)
  await anotar(tx, {
    entidad: resource.name,
    clave: before.key,
    version: after.version,
    accion: 'update',
    usuario: call.usuario,
    momento,
    antes: snapshot(resource, before.values),
    despues: snapshot(resource, after.values),
  })
  return after
}
