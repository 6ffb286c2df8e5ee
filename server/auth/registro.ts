import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { resources } from '../../src/resources/index.ts'
import type { Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { tables } from '../university/tables.ts'
import { usuarios } from './tables.ts'

const everyResource: readonly AnyResource[] = Object.values(resources)
const everyTable: Readonly<Record<string, PgTable>> = tables

/** Resources whose records can sign in. */
export const conCuenta = everyResource.filter(({ account }) => account)

/** Expression that reads, beside an account's row, the record of its person: of the one resource that declares its role, null for a role without. */
export const registro = sql<Values | null>`case ${usuarios.rol} ${sql.join(conCuenta.flatMap(ramaDe), sql` `)} end`

function ramaDe(resource: AnyResource): SQL[] {
  const tabla = everyTable[resource.name]
  if (!tabla) return []
  const columnas: Record<string, PgColumn> = getTableColumns(tabla)
  const campos = Object.entries(leidas(resource, columnas)).map(
    ([nombre, valor]) => sql`${sql.raw(`'${nombre}'`)}, ${valor}`,
  )
  const suya = sql`${columnas.id_usuario} = ${usuarios.id}`
  return [
    sql`when ${resource.account?.rol} then (select json_build_object(${sql.join(campos, sql`, `)}) from ${tabla} where ${suya})`,
  ]
}

/** Returns the columns that a session and a profile need: who it is, what decides whether it may go on, and the names of its programa and grupo, where its resource refers to them. */
function leidas(resource: AnyResource, columnas: Record<string, PgColumn>): Record<string, PgColumn | SQL> {
  const { account, cuc } = resource
  const nombres = [
    'matricula',
    'nombre',
    'apellidopaterno',
    'apellidomaterno',
    'sexo',
    'telefono',
    account?.status ?? '',
    cuc ?? '',
    ...Object.keys(account?.when ?? {}),
  ]
  const { programas, grupos } = tables
  const programa = referencia(resource, columnas, 'programas')
  const grupo = referencia(resource, columnas, 'grupos')
  return {
    ...Object.fromEntries(nombres.flatMap(nombre => (columnas[nombre] ? [[nombre, columnas[nombre]]] : []))),
    ...(programa
      ? { programa: sql`(select ${programas.nombre} from ${programas} where ${eq(programas.clave, programa)})` }
      : {}),
    ...(grupo
      ? {
          grupo: sql`(select ${grupos.nombre} from ${grupos} where ${eq(grupos.clave_grupo, grupo)})`,
          cucDeGrupo: sql`(select ${grupos.clave_cuc} from ${grupos} where ${eq(grupos.clave_grupo, grupo)})`,
        }
      : {}),
  }
}

function referencia({ fields }: AnyResource, columnas: Record<string, PgColumn>, to: string): PgColumn | undefined {
  const campo = Object.keys(fields).find(name => fields[name]?.kind === 'reference' && fields[name].to === to)
  return columnas[campo ?? '']
}
