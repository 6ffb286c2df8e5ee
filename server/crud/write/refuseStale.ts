import type { Queryable } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { cambiosDesde } from '../recordChange.ts'
import { refuseErrors } from './refuseErrors.ts'
import type { WriteContext } from './writeContext.ts'

/** Refuses to write over what others changed since the version that the client read: 409 says who, when, what, and how the record is now. A client that names no version accepts the last one. */
export const refuseStale = async (
  tx: Queryable,
  { plan: { resource }, momento }: WriteContext,
  { key, version, registro }: StoredRecord,
  named: unknown,
) => {
  const read = typeof named === 'string' && named !== '' ? Number(named) : (named ?? version)
  if (read === version) return
  if (typeof read !== 'number' || !Number.isInteger(read) || Math.abs(read) > latest)
    return refuseErrors({ version: 'La versión no es válida' })
  const { quien, ...cambios } = (await cambiosDesde(tx, resource.name, key, read)) ?? {
    quien: 'Otra persona',
    cuando: momento,
    antes: {},
    despues: {},
  }
  throw new Falla(409, `${quien} cambió este registro mientras usted lo editaba`, {
    data: { quien, ...cambios, registro },
  })
}

/** The largest that its column holds. */
const latest = 2_147_483_647
