import { eq, sql } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Consulta } from '../../contexto.ts'
import { Falla } from '../../falla.ts'
import type { Call } from '../call.ts'
import { columnOf } from '../registry.ts'
import { completed } from './completed.ts'
import { joined } from './door.ts'
import { recordOf, valuesOf, type Registro } from './record.ts'
import type { View } from './view.ts'

/** A record as it is now: as the API answers it, as a form holds it, its version and its account. */
export type Current = { key: string; registro: Registro; values: Values; version: number; id_usuario: string | null }

/** Reads one record by its key, whoever asks; 404 when there is none. */
export const currentOf = async (
  db: Consulta,
  view: View,
  { hoy }: Pick<Call, 'hoy'>,
  key: string,
): Promise<Current> => {
  const { table, resource } = view
  const columns: View['columns'] = {
    ...view.columns,
    cuenta: resource.account ? columnOf(table, 'id_usuario') : sql`null`,
  }
  const [row] = await joined(db.select(columns).from(table).$dynamic(), view).where(
    eq(columnOf(table, resource.key), key),
  )
  if (!row) throw new Falla(404, 'No se encontró lo que busca')
  const { cuenta, ...rest } = row
  const [registro = {}] = await completed(db, view, [recordOf(resource, rest, hoy)])
  return {
    key,
    registro,
    values: valuesOf(resource.fields, rest),
    version: Number(rest.version),
    id_usuario: typeof cuenta === 'string' ? cuenta : null,
  }
}
