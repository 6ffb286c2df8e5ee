import type { Consulta } from '../../contexto.ts'
import { Falla } from '../../falla.ts'
import { cambiosDesde } from '../historial.ts'
import type { Current } from '../read/current.ts'
import type { Job } from './job.ts'
import { refuse } from './refuse.ts'

/** Refuses to write over what others changed since the version that the client read: 409 says who, when, what, and how the record is now. A client that names no version accepts the last one. */
export const refuseStale = async (
  tx: Consulta,
  { view: { resource }, momento }: Job,
  { key, version, registro }: Current,
  named: unknown,
) => {
  const read = typeof named === 'string' && named !== '' ? Number(named) : (named ?? version)
  if (read === version) return
  if (typeof read !== 'number' || !Number.isInteger(read) || Math.abs(read) > latest)
    return refuse({ version: 'La versión no es válida' })
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
