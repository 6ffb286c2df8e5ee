import { sealOf } from '../../../src/schema/seal.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { Falla } from '../../falla.ts'
import type { Current } from '../read/current.ts'

/** 409 for a record whose own state closes it to this kind of write. */
export const refuseSealed = (resource: AnyResource, mode: 'update' | 'delete', { registro, values }: Current) => {
  const message = sealOf(resource, mode, { ...registro, ...values })
  if (message) throw new Falla(409, message)
}
