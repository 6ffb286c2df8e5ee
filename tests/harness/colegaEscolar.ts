import { usuarios } from '../../server/auth/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { tables } from '../../server/university/tables.ts'
import { cuc, persona } from './filas.ts'
import { hashBarato } from './hashBarato.ts'
import { correoDe } from './reparto.ts'

/** Adds a second escolar to the cast's campus, `escolar.colega`. */
export const colegaEscolar = async (db: Db, colonia: number) => {
  const cuentas = await db
    .insert(usuarios)
    .values({ email: correoDe('escolar.colega'), hash: hashBarato(), rol: 'escolar' })
    .returning()
  const [{ id: id_usuario } = { id: null }] = cuentas
  await db
    .insert(tables.escolares)
    .values({ ...persona('J'), calle: 'Del Tequio', num_exterior: '8', colonia, clavecuc: cuc.clave, id_usuario })
}
