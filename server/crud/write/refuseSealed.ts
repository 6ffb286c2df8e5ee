import { sealOf } from '../../../src/schema/sealOf.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { Falla } from '../../http/Falla.ts'
import type { StoredRecord } from '../read/storedRecord.ts'

/** 409 for a record whose own state closes it to this kind of write. */
export const refuseSealed = (resource: AnyResource, mode: 'update' | 'delete', { registro, values }: StoredRecord) => {
  const message = sealOf(resource, mode, { ...registro, ...values })
  if (message) throw new Falla(409, message)
}
