import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { resources } from '../../src/resources/index.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { columnOf } from '../crud/registry.ts'
import { inheritedFields } from '../db/inheritedColumns.ts'
import { tables } from '../university/tables.ts'

/** A column in which rows `r` of a table hold a copy from other rows: `de` joins those rows, `debe` is the right value. */
export type Heredada = { tabla: PgTable; clave: string; campo: string; de: SQL; debe: SQL }

/** Lists the copies that declarations keep of the field at the end of a path of references, each read along that path. */
export const heredadasDeclaradas = (): readonly Heredada[] =>
  Object.values(declaradas).flatMap(resource => {
    const tabla = tablaDe(resource)
    return inheritedFields(resource).map(({ name, path }) => ({
      tabla,
      clave: columnOf(tabla, resource.key).name,
      campo: columnOf(tabla, name).name,
      ...alFinalDe(resource, path),
    }))
  })

const declaradas: Readonly<Record<string, AnyResource>> = resources
const tablas: Readonly<Record<string, PgTable>> = tables

/** Returns the join of the rows to which a path of references leads from `r`, one after the other (`d1`, `d2`), and the column at its end. */
const alFinalDe = (
  resource: AnyResource,
  [primero = '', ...resto]: readonly string[],
): Pick<Heredada, 'de' | 'debe'> => {
  const pasos: SQL[] = []
  let aqui = resource
  let valor = sql`r.${columna(resource, primero)}`
  for (const [lugar, paso] of resto.entries()) {
    aqui = alQueLleva(aqui, [primero, ...resto][lugar] ?? '')
    const otra = sql.raw(`d${lugar + 1}`)
    pasos.push(sql`${tablaDe(aqui)} ${otra} on ${otra}.${columna(aqui, aqui.key)} = ${valor}`)
    valor = sql`${otra}.${columna(aqui, paso)}`
  }
  return { de: sql.join(pasos, sql` join `), debe: valor }
}

const columna = (resource: AnyResource, campo: string) => sql.identifier(columnOf(tablaDe(resource), campo).name)

const tablaDe = ({ name }: AnyResource): PgTable => {
  const tabla = tablas[name]
  if (!tabla) throw new Error(`no table of «${name}»`)
  return tabla
}

const alQueLleva = ({ name, fields }: AnyResource, campo: string): AnyResource => {
  const field = fields[campo]
  const otro = field?.kind === 'reference' ? declaradas[field.to] : undefined
  if (!otro) throw new Error(`«${name}.${campo}» leads to no other record`)
  return otro
}
