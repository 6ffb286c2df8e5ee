import { eq, sql } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Queryable } from '../../contexto.ts'
import { Falla } from '../../http/Falla.ts'
import type { RequestScope } from '../requestScope.ts'
import { columnOf } from '../registry.ts'
import { withRecordParts } from './withRecordParts.ts'
import { joinTables } from './readDoor.ts'
import { recordOf, valuesOf, type Registro } from './recordOf.ts'
import type { ReadPlan } from './readPlan.ts'

/** A record as it is now: as the API answers it, as a form holds it, its version and its account. */
export type StoredRecord = {
  key: string
  registro: Registro
  values: Values
  version: number
  id_usuario: string | null
}

/** Reads one record by its key, whoever asks; 404 when there is none. */
export const storedRecordOf = async (
  db: Queryable,
  view: ReadPlan,
  { hoy }: Pick<RequestScope, 'hoy'>,
  key: string,
): Promise<StoredRecord> => {
  const { table, resource } = view
  const columns: ReadPlan['columns'] = {
    ...view.columns,
    cuenta: resource.account ? columnOf(table, 'id_usuario') : sql`null`,
  }
  const [row] = await joinTables(db.select(columns).from(table).$dynamic(), view).where(
    eq(columnOf(table, resource.key), key),
  )
  if (!row) throw new Falla(404, 'No se encontró lo que busca')
  const { cuenta, ...rest } = row
  const [registro = {}] = await withRecordParts(db, view, [recordOf(resource, rest, hoy)])
  return {
    key,
    registro,
    values: valuesOf(resource.fields, rest),
    version: Number(rest.version),
    id_usuario: typeof cuenta === 'string' ? cuenta : null,
  }
}
