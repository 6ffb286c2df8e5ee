import type { AnyField, Values } from '../../../src/schema/kinds.ts'
import { columnName } from '../../../src/schema/columnName.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { sealOf, settlementOf } from '../../../src/schema/sealOf.ts'
import type { Errors } from '../../../src/schema/validate.ts'
import type { Queryable } from '../../contexto.ts'
import { inTransactionAgain, isDeadlock } from '../../db/inTransactionAgain.ts'
import { uniqueName } from '../../db/uniqueName.ts'
import { Falla } from '../../http/Falla.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { cambiosDesde } from '../recordChange.ts'
import { keyFieldOf } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { referrersOf } from './referrersOf.ts'
import type { WriteContext } from './writeContext.ts'

/** Runs a write as one transaction: again when another one crossed it, and with what the database refused said in Spanish. */
export const runWrite = async <T>(job: WriteContext, write: (tx: Queryable) => Promise<T>): Promise<T> => {
  const { resource } = job.view
  try {
    return await inTransactionAgain(job.db, write, error => isTransient(resource, error))
  } catch (error) {
    throw toFalla(resource, error)
  }
}

/** 422 with a sentence for each field that is wrong; nothing when none is. */
export const refuseErrors = (errors: Errors) => {
  if (Object.keys(errors).length) throw new Falla(422, 'Primero corrija las validaciones', { errors: { ...errors } })
}

/** 409 for a record whose own state closes it to this kind of write. */
export const refuseSealed = (resource: AnyResource, mode: 'update' | 'delete', { registro, values }: StoredRecord) => {
  const message = sealOf(resource, mode, { ...registro, ...values })
  if (message) throw new Falla(409, message)
}

/** 409 for a settled reference that would lead elsewhere: while other records count on where it leads, or once the state of its record says so. */
export const refuseSettled = async (
  tx: Queryable,
  job: WriteContext,
  { key, registro, values: stored }: StoredRecord,
  values: Values,
) => {
  const moved = Object.entries(job.view.resource.fields).filter(
    ([name, field]) => 'settled' in field && field.settled && values[name] !== stored[name],
  )
  const uses = moved.some(([, field]) => settledByUse(field)) ? await referrersOf(tx, job, key) : undefined
  const errors = Object.fromEntries(
    moved.flatMap(([name, field]) => {
      const inUse = uses && settledByUse(field) && `No se puede cambiar '${field.label}' porque está en uso: ${uses}`
      const message = inUse || settlementOf(field, { ...registro, ...stored })
      return message ? [[name, message]] : []
    }),
  )
  const [message] = Object.values(errors)
  if (message) throw new Falla(409, message, { errors })
}

const settledByUse = (field: AnyField) => 'settled' in field && field.settled === true

/** Refuses to write over what others changed since the version that the client read: 409 says who, when, what, and how the record is now. A client that names no version accepts the last one. */
export const refuseStale = async (
  tx: Queryable,
  { view: { resource }, momento }: WriteContext,
  { key, version, registro }: StoredRecord,
  named: unknown,
) => {
  const read = typeof named === 'string' && named !== '' ? Number(named) : (named ?? version)
  if (read === version) return
  if (typeof read !== 'number' || !Number.isInteger(read) || Math.abs(read) > latest)
    return refuseErrors({ version: 'La versión no es válida' })
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

/** What the database's own constraints refused, said in Spanish; any other error as it is. */
export const toFalla = (resource: AnyResource, error: unknown): unknown => {
  const { code, table, constraint } = causeOf(error)
  if (code === '23505') return duplicate(resource, constraint)
  if (code === '23503')
    return table === resource.name
      ? dangling(resource, constraint)
      : new Falla(409, 'No se puede eliminar porque está en uso')
  if (!/^22|^23514/.test(code)) return error
  return new Falla(422, 'Los datos no son válidos', {}, { cause: error })
}

/** Whether somebody else's transaction got in the way, so that the same write may end otherwise now: a deadlock, or something that began to refer to what is being deleted. */
export const isTransient = ({ name }: AnyResource, error: unknown) => {
  const { code, table } = causeOf(error)
  return isDeadlock(error) || (code === '23503' && table !== name)
}

const duplicate = (resource: AnyResource, constraint: string) => {
  const { label, fields, key, name } = resource
  const article = label.feminine ? 'una' : 'un'
  const { taken: address } = serverHouse().accounts ?? {}
  if (address && constraint === address.constraint) return onField(409, emailField(resource), address.message)
  const taken = `Ya existe ${article} ${label.one} con esa ${keyFieldOf(resource).label.toLowerCase()}`
  if (constraint === `${name}_pkey`) return onField(409, key, taken)
  for (const [field, declared] of Object.entries(fields)) {
    const column = columnName(field, declared)
    if (constraint !== `${name}_${column}_unico` && constraint !== `${name}_${column}_igual`) continue
    return onField(409, field, ('unique' in declared && declared.unique) || taken)
  }
  const several = resource.unique?.find(each => constraint === uniqueName(name, each.fields))
  return onField(409, several?.fields[0] ?? key, several?.message ?? `Ya existe ${article} ${label.one} igual`)
}

/** The field of the address that a record's account signs in with. */
const emailField = ({ fields, key }: AnyResource) =>
  Object.keys(fields).find(name => fields[name]?.kind === 'accountEmail') ?? key

/** What the record points at went away while it was being written. */
const dangling = ({ name, fields }: AnyResource, constraint: string) => {
  const [field, declared] =
    Object.entries(fields).find(([each, one]) => constraint === `${name}_${columnName(each, one)}_fk`) ?? []
  return field && declared
    ? onField(422, field, `Seleccione un valor válido en '${declared.label}'`)
    : new Falla(409, 'Los datos cambiaron mientras tanto, intente de nuevo')
}

const onField = (status: 409 | 422, field: string, message: string) =>
  new Falla(status, message, { errors: { [field]: message } })

/** Drizzle wraps the driver's error; the driver's says the code, the table and the constraint. */
const causeOf = (error: unknown) => {
  const at = error instanceof Error && error.cause ? error.cause : error
  const read = (name: string) =>
    typeof at === 'object' && at !== null && name in at ? String(at[name as keyof typeof at]) : ''
  return { code: read('code'), table: read('table'), constraint: read('constraint') }
}
