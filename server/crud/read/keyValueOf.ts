import type { Value } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { keyFieldOf } from '../registry.ts'
import { valueOf } from './valueOf.ts'

/** Returns the key that an address or a body says, as the database keeps it (a matrícula in capitals); undefined for what no key is. Every look-up of a record by its key asks here. */
export const keyValueOf = (resource: AnyResource, value: unknown): Value => valueOf(keyFieldOf(resource), value)
