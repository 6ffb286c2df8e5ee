import { columnOf } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { recordChange } from '../recordChange.ts'
import { storedRecordOf } from '../read/storedRecord.ts'
import type { Registro } from '../read/recordOf.ts'
import { validated } from './validated.ts'
import { accountHash, openAccount } from './account.ts'
import { generatedKey, rowOf, historySnapshot } from './rowOf.ts'
import type { Body, WriteContext } from './writeContext.ts'
import { writeParts } from './writeParts.ts'
import { brokenPointers } from './brokenPointers.ts'
import { refuseErrors } from './refuseErrors.ts'
import { withBuilt } from './withBuilt.ts'
import { runWrite } from './runWrite.ts'

/** Adds a record: validated, its pointers checked, its account opened and its history begun, all or nothing. */
export const create = async (job: WriteContext, body: Body): Promise<Registro> => {
  const { view, call, momento } = job
  const { resource, table } = view
  const values = {
    ...validated(job, 'create', await withBuilt(job.db, job, 'create', body)),
    ...serverHouse().assigned?.(resource, call.usuario),
    ...generatedKey(resource, body),
  }
  const hash = await accountHash(resource, values)
  return runWrite(job, async tx => {
    refuseErrors(await brokenPointers(tx, job, 'create', values))
    const id_usuario = await openAccount(tx, resource, values, hash)
    const [row] = await tx
      .insert(table)
      .values(rowOf(resource, values, id_usuario))
      .returning({ key: columnOf(table, resource.key) })
    await writeParts(tx, resource, values, String(row?.key))
    const after = await storedRecordOf(tx, view, call, String(row?.key))
    await recordChange(tx, {
      entidad: resource.name,
      clave: after.key,
      version: after.version,
      accion: 'create',
      usuario: call.usuario,
      momento,
      despues: historySnapshot(resource, after.values),
    })
    return after.registro
  })
}
