import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Rol } from '../../src/domain/roles.ts'
import { resources } from '../../src/resources/index.ts'
import { holds } from '../../src/schema/active.ts'
import type { Value, Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Consulta } from '../contexto.ts'
import { tables } from '../db/tables.ts'
import { usuarios } from './tables.ts'

/** Who an account is: what the session and the profile show of its person. `activa` says whether it may sign in. (B §3, Profile) */
export type Persona = {
  activa: boolean
  matricula: string | null
  nombre: string | null
  apellido_paterno: string | null
  apellido_materno: string | null
  sexo: string | null
  telefono: string | null
  clave_cuc: string | null
  programa: string | null
  grupo: string | null
}

/** The person of an account: of the resource that declares its role, or, for coordinador and administrativo, of the account itself. Inactive when it has none. */
export const personaDe = async (db: Consulta, { id, rol }: { id: string; rol: Rol }): Promise<Persona> => {
  const resource = everyResource.find(each => each.account?.rol === rol)
  return (resource ? await deRegistro(db, resource, id) : await deCuenta(db, id)) ?? nadie
}

const everyResource: readonly AnyResource[] = Object.values(resources)
const everyTable: Readonly<Record<string, PgTable>> = tables

const deCuenta = async (db: Consulta, id: string): Promise<Persona | undefined> => {
  const { activo: activa, nombre, apellido_paterno, apellido_materno, sexo, telefono } = usuarios
  const [cuenta] = await db.select({ activa, nombre, apellido_paterno, apellido_materno, sexo, telefono }).from(usuarios).where(eq(usuarios.id, id))
  return cuenta && { ...nadie, ...cuenta }
}

/** One query: the person's row and the names of its programa and grupo, where its resource refers to them. */
const deRegistro = async (db: Consulta, resource: AnyResource, id: string): Promise<Persona | undefined> => {
  const tabla = everyTable[resource.name]
  if (!tabla) return undefined
  const columnas: Record<string, PgColumn> = getTableColumns(tabla)
  const { programas, grupos } = tables
  const [registro] = await db
    .select({ fila: leidas(resource, columnas), cuenta: usuarios.activo, programa: programas.nombre, grupo: grupos.nombre, cucDeGrupo: grupos.clave_cuc })
    .from(tabla)
    .innerJoin(usuarios, eq(usuarios.id, columnas.id_usuario ?? sql`null`))
    .leftJoin(programas, eq(programas.clave, referencia(resource, columnas, 'programas')))
    .leftJoin(grupos, eq(grupos.clave_grupo, referencia(resource, columnas, 'grupos')))
    .where(eq(usuarios.id, id))
  if (!registro) return undefined
  const { fila, cuenta, programa, grupo, cucDeGrupo } = registro
  return {
    activa: cuenta && vigente(resource, fila),
    matricula: texto(fila.matricula),
    nombre: texto(fila.nombre),
    apellido_paterno: texto(fila.apellidopaterno),
    apellido_materno: texto(fila.apellidomaterno),
    sexo: texto(fila.sexo),
    telefono: texto(fila.telefono),
    clave_cuc: resource.cuc?.includes('.') ? cucDeGrupo : texto(fila[resource.cuc ?? '']),
    programa,
    grupo,
  }
}

/** The columns that a session needs: who it is, and what decides whether it may go on. */
const leidas = ({ account, cuc }: AnyResource, columnas: Record<string, PgColumn>) => {
  const nombres = [...datos, account?.status ?? '', cuc ?? '', ...Object.keys(account?.when ?? {})]
  return Object.fromEntries(nombres.flatMap(nombre => (columnas[nombre] ? [[nombre, sql<Value>`${columnas[nombre]}`]] : [])))
}

const datos = ['matricula', 'nombre', 'apellidopaterno', 'apellidomaterno', 'sexo', 'telefono']

const referencia = ({ fields }: AnyResource, columnas: Record<string, PgColumn>, to: string) => {
  const campo = Object.keys(fields).find(name => fields[name]?.kind === 'reference' && fields[name].to === to)
  return columnas[campo ?? ''] ?? sql`null`
}

/** The declared status says active, and the condition of having an account still holds. */
const vigente = ({ account }: AnyResource, fila: Values): boolean =>
  account !== undefined && holds({ [account.status]: 1, ...account.when }, fila)

const texto = (valor: Value): string | null => (typeof valor === 'string' ? valor : null)

const nadie: Persona = {
  activa: false, matricula: null, nombre: null, apellido_paterno: null, apellido_materno: null,
  sexo: null, telefono: null, clave_cuc: null, programa: null, grupo: null,
}
