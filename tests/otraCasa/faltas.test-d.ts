import type { FormRooms } from '../../src/admin/form/formRooms.ts'
import type { ServerHouse } from '../../server/crud/serverHouse.ts'
import type { OwnColumns } from '../../server/db/outsideReferences.ts'
import type { OwnKinds } from '../../src/schema/ownKinds.ts'
import './casa/dinero.ts'

/** Only for the type checker. */
const given = <T>(said: T) => said

// @ts-expect-error a kind without its traits and its check
given<OwnKinds>({})
// @ts-expect-error a kind without its column
given<OwnColumns>({})
// @ts-expect-error a kind that the server can neither read nor search
given<ServerHouse['kinds']>({})
// @ts-expect-error a kind without its input
given<FormRooms['inputs']>({})
// @ts-expect-error a scope that stands for nothing
given<ServerHouse['scopes']>({})
