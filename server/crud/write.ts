import { and, eq, sql } from 'drizzle-orm'
import { isAssigned } from '../../src/schema/active.ts'
import type { Value, Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { validate } from '../../src/schema/validate.ts'
import type { Consulta, Db } from '../contexto.ts'
import { columnName, isStored } from '../db/columns.ts'
import { Falla } from '../falla.ts'
import { closeAccount, openAccount, syncAccount } from './account.ts'
import { explained, usesOf } from './conflict.ts'
import type { Call } from './door.ts'
import { keyIs, valid } from './filter.ts'
import { anotar, same, ultimoCambio } from './historial.ts'
import { brokenPointers } from './pointers.ts'
import { recordOf, valuesOf } from './record.ts'
import { columnOf } from './registry.ts'
import type { Scopes } from './scope.ts'
import type { View } from './view.ts'

export type Write = { db: Db; view: View; call: Call; momento: Date; scopes: Scopes }
type Body = Readonly<Record<string, unknown>>

/** Adds a record: validated, its pointers checked, its account opened and its history begun in one transaction. */
export const create = ({ db, view, call, momento, scopes }: Write, body: Body) =>
  explained(view.resource, () => db.transaction(async tx => {
    const { resource, table } = view
    const values = { ...(await accepted(tx, resource, 'create', body, call, scopes)), ...assigned(resource, call), ...generated(resource, body) }
    const id_usuario = await openAccount(tx, resource, values)
    const [row] = await tx.insert(table).values({ ...stored(resource, values), ...(resource.account ? { id_usuario } : {}) } as Record<string, Value>).returning({ key: columnOf(table, resource.key) })
    const record = await read(tx, view, String(row?.key), call)
    await anotar(tx, { entidad: resource.name, clave: String(row?.key), accion: 'create', usuario: call.usuario, momento, despues: history(resource, record.values) })
    return record.registro
  }))

/** Changes a record if nobody else did since the version that the body names; answers it as it is now. */
export const update = ({ db, view, call, momento, scopes }: Write, key: string, body: Body) =>
  explained(view.resource, () => db.transaction(async tx => {
    const { resource, table } = view
    const before = await locked(tx, view, key, call, scopes)
    if (typeof body.version === 'number' && body.version !== before.version) throw await stale(tx, view, key, before.registro)
    const values: Values = { ...before.values, ...(await accepted(tx, resource, 'update', body, call, scopes, before.values)) }
    const id_usuario = await syncAccount(tx, resource, values, before.id_usuario)
    if (same(history(resource, before.values), history(resource, values)) && id_usuario === before.id_usuario) return before.registro
    await tx.update(table).set({ ...stored(resource, values), version: before.version + 1, ...(resource.account ? { id_usuario } : {}) }).where(keyIs(view, key))
    const after = await read(tx, view, key, call)
    await anotar(tx, { entidad: resource.name, clave: key, accion: 'update', usuario: call.usuario, momento, antes: history(resource, before.values), despues: history(resource, after.values) })
    return after.registro
  }))

/** Removes a record that nothing refers to; 409 says what does. */
export const remove = ({ db, view, call, momento, scopes }: Write, key: string) =>
  explained(view.resource, () => db.transaction(async tx => {
    const { resource, table } = view
    const before = await locked(tx, view, key, call, scopes)
    const uses = await usesOf(tx, resource, key)
    if (uses) throw new Falla(409, `No se puede eliminar porque está en uso: ${uses}`)
    await tx.delete(table).where(keyIs(view, key))
    await closeAccount(tx, before.id_usuario)
    await anotar(tx, { entidad: resource.name, clave: key, accion: 'delete', usuario: call.usuario, momento, antes: history(resource, before.values) })
    return before.registro
  }))

const accepted = async (tx: Consulta, resource: AnyResource, mode: 'create' | 'update', body: Body, call: Call, scopes: Scopes, before?: Values) => {
  const { values, errors } = validate(resource, mode, body, call.hoy, before)
  const broken = Object.keys(errors).length ? errors : await brokenPointers(tx, resource, mode, values, call, scopes, before)
  if (Object.keys(broken).length) throw new Falla(422, 'Primero corrija las validaciones', { errors: broken })
  return values
}

const locked = async (tx: Consulta, view: View, key: string, call: Call, scopes: Scopes) => {
  const { resource, table } = view
  const declared = resource.fields[resource.key]
  const missing = new Falla(404, `No se encontró ${resource.label.feminine ? 'la' : 'el'} ${resource.label.one}`)
  try {
    if (declared) valid(declared, key)
  } catch {
    throw missing
  }
  const [held] = await tx.select({ key: columnOf(table, resource.key) }).from(table).where(keyIs(view, key)).for('update')
  if (!held) throw missing
  const scope = resource.write?.scope
  const condition = scope && scopes[scope]({ resource, table, ...call })
  const [mine] = condition ? await tx.select({ key: columnOf(table, resource.key) }).from(table).where(and(keyIs(view, key), condition)) : [held]
  if (!mine) throw new Falla(403, 'No tiene permiso para realizar esta acción')
  return read(tx, view, key, call)
}

const read = async (tx: Consulta, view: View, key: string, call: Call) => {
  const { table, resource } = view
  const columns: View['columns'] = { ...view.columns, cuenta: resource.account ? columnOf(table, 'id_usuario') : sql`null` }
  const query = tx.select(columns).from(table).$dynamic()
  const [row] = await [...view.joins.values()].reduce((so, { table: other, on }) => so.leftJoin(other, on), query).where(eq(columnOf(table, resource.key), key))
  if (!row) throw new Falla(404, 'No se encontró lo que busca')
  const { cuenta, ...rest } = row
  return { registro: recordOf(resource, rest, call.hoy), values: valuesOf(resource.fields, rest), version: Number(rest.version), id_usuario: cuenta === null ? null : String(cuenta) }
}

const stale = async (tx: Consulta, { resource }: View, key: string, registro: object) => {
  const change = await ultimoCambio(tx, resource.name, key)
  return new Falla(409, `${change?.quien ?? 'Otra persona'} cambió este registro mientras usted lo editaba`, { data: { ...change, registro } })
}

const stored = ({ fields, key }: AnyResource, values: Values) =>
  Object.fromEntries(Object.entries(fields).filter(([name, field]) => isStored(field) && (name !== key || values[name] !== null) && !(field.only === 'update' && values[name] === null)).map(([name]) => [name, values[name]]))

const history = ({ fields }: AnyResource, values: Values) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field.kind !== 'password' && field.kind !== 'computed').map(([name, field]) => [columnName(name, field), values[name] ?? null]))

/** What the server itself gives: the caller's CUC. */
const assigned = ({ fields }: AnyResource, { usuario }: Call): Values =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isAssigned(field)).map(([name]) => [name, usuario.clave_cuc]))

/** The generated key is the one the client proposes when it is a UUID, else the database's. */
const generated = ({ fields, key }: AnyResource, body: Body): Values => {
  const field = fields[key]
  if (field?.kind !== 'id') return {}
  const proposed = body[key] ?? body.id
  return { [key]: typeof proposed === 'string' && uuid.test(proposed) ? proposed.toLowerCase() : null }
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
