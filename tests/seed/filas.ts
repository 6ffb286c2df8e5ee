import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { usuarios } from '../../server/auth/tables.ts'
import { colonias } from '../../server/codigosPostales/tables.ts'
import type { Db } from '../../server/db/queryable.ts'
import { columnOf } from '../../server/crud/registry.ts'
import { formParts } from '../../server/university/formParts.ts'
import { schema } from '../../server/university/schema.ts'
import { tables } from '../../server/university/tables.ts'
import { resources, type ResourceName } from '../../src/resources/index.ts'
import { itemsOf } from '../../src/schema/record/storedValue.ts'
import type { AnyResource } from '../../src/schema/resource.ts'

type Fila = Record<string, unknown>

/** Returns the rows of a resource as its form would send them: with the e-mail of the account and the postal code of the colonia. */
export const comoFormulario = async (db: Db, nombre: ResourceName): Promise<Fila[]> => {
  const correos = new Map((await db.select().from(usuarios)).map(({ id, email }) => [id, email]))
  const codigos = new Map(
    (await db.select().from(colonias)).map(({ id_colonia, codigo_postal }) => [id_colonia, codigo_postal]),
  )
  const filas: Fila[] = await db.select().from(tables[nombre])
  const partes = await partesDe(db, nombre)
  return filas.map(fila => ({
    ...fila,
    ...partes.get(String(fila[resources[nombre].key])),
    email: correos.get(String(fila.id_usuario)),
    cp: codigos.get(Number(fila.colonia)),
    password: 'Comunal2026',
  }))
}

/** Returns the hand-made parts of each record, by its key. */
const partesDe = async (db: Db, nombre: ResourceName): Promise<ReadonlyMap<string, Fila>> => {
  const { key, fields }: AnyResource = resources[nombre]
  const clave = columnOf(tables[nombre], key)
  const partes = new Map<string, Fila>()
  for (const [campo, field] of Object.entries(fields)) {
    const filas =
      field.kind === 'part'
        ? await db.select({ clave, parte: formParts[field.of].read(clave) }).from(tables[nombre])
        : []
    for (const fila of filas)
      partes.set(String(fila.clave), {
        ...partes.get(String(fila.clave)),
        [campo]: field.kind === 'part' && itemsOf(field, fila.parte),
      })
  }
  return partes
}

/** Returns the whole content of a database, table by table, except salted hashes of passwords, moments of writing and the installation's own secret. */
export const contenido = async (db: Db) => {
  const todo: Record<string, string[]> = {}
  for (const tabla of Object.values(schema)) {
    if (!is(tabla, PgTable) || getTableName(tabla) === 'ajustes') continue
    const filas: Fila[] = await db.select().from(tabla)
    todo[getTableName(tabla)] = filas
      .map(fila => JSON.stringify(fila, (campo, valor) => (irrepetibles.has(campo) ? undefined : valor)))
      .sort()
  }
  return todo
}

const irrepetibles = new Set(['hash', 'creado_en'])
