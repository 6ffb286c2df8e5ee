import type { AnyResource } from '../../../src/schema/resource.ts'
import { sealOf } from '../../../src/schema/record/sealOf.ts'
import { Falla } from '../../http/Falla.ts'
import type { StoredRecord } from '../read/storedRecord.ts'

/** Refuses (409) a record whose own state closes it to this kind of write. */
export const refuseSealed = (resource: AnyResource, mode: 'update' | 'delete', { registro, values }: StoredRecord) => {
  const message = sealOf(resource, mode, { ...registro, ...values })
  if (message) throw new Falla(409, message)
}
