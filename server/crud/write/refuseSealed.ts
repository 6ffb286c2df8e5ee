import { sealOf } from '../../../src/schema/seal.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { Falla } from '../../falla.ts'

/** 409 for a record whose own state closes it to this kind of write. */
export const refuseSealed = (resource: AnyResource, mode: 'update' | 'delete', values: Values) => {
  const message = sealOf(resource, mode, values)
  if (message) throw new Falla(409, message)
}
