import { nombreCompleto } from '../../src/domain/personas.ts'
import { esSinRegistro } from '../../src/domain/roles.ts'
import { meetsCondition } from '../../src/schema/active.ts'
import type { Value, Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Queryable } from '../db/queryable.ts'
import { anyOf } from '../db/planOnce.ts'
import { conCuenta, registro } from './registro.ts'
import { usuarios } from './tables.ts'

/** Person of an account, as the session and the profile show it. `activa` says whether it may sign in. (B §3, Profile) */
type Persona = {
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

/** Returns the person of an account: of the resource that declares its role, or, for a role without records, of the account itself. Inactive when it has none. */
export const personaDe = async (db: Queryable, { id }: { id: string }): Promise<Persona> =>
  (await personasDe(db, [id])).get(id) ?? nadie

/** Returns the persons of accounts, by their ids. */
export const personasDe = async (db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Persona>> => {
  const leidas = await db.select({ cuenta: usuarios, registro }).from(usuarios).where(anyOf(usuarios.id, ids))
  return new Map(leidas.map(({ cuenta, registro }) => [cuenta.id, personaEn(cuenta, registro)]))
}

/** Returns the person of an account from its own row and what `registro` read beside it. */
export const personaEn = (cuenta: typeof usuarios.$inferSelect, fila: Values | null): Persona => {
  const resource = conCuenta.find(each => each.account?.rol === cuenta.rol)
  if (!resource && esSinRegistro(cuenta.rol)) return { ...nadie, ...propio(cuenta), activa: cuenta.activo }
  if (!resource || !fila) return nadie
  return {
    activa: cuenta.activo && vigente(resource, fila),
    matricula: texto(fila.matricula),
    nombre: texto(fila.nombre),
    apellido_paterno: texto(fila.apellidopaterno),
    apellido_materno: texto(fila.apellidomaterno),
    sexo: texto(fila.sexo),
    telefono: texto(fila.telefono),
    clave_cuc: texto(fila[resource.cuc?.includes('.') ? 'cucDeGrupo' : (resource.cuc ?? '')]),
    programa: texto(fila.programa),
    grupo: texto(fila.grupo),
  }
}

/** Returns the name under which a person is said to have done something: nombre and both apellidos; empty for one without. */
export const nombreDe = ({ nombre, apellido_paterno, apellido_materno }: Persona): string =>
  nombreCompleto(nombre, apellido_paterno, apellido_materno)

const propio = ({ nombre, apellido_paterno, apellido_materno, sexo, telefono }: typeof usuarios.$inferSelect) => ({
  nombre,
  apellido_paterno,
  apellido_materno,
  sexo,
  telefono,
})

/** Tells whether the declared status is active and the condition of having an account still holds. */
const vigente = ({ account }: AnyResource, fila: Values): boolean =>
  account !== undefined && meetsCondition({ [account.status]: 1, ...account.when }, fila)

const texto = (valor: Value): string | null => (typeof valor === 'string' ? valor : null)

const nadie: Persona = {
  activa: false,
  matricula: null,
  nombre: null,
  apellido_paterno: null,
  apellido_materno: null,
  sexo: null,
  telefono: null,
  clave_cuc: null,
  programa: null,
  grupo: null,
}
