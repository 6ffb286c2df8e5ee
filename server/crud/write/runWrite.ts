import type { AnyResource } from '../../../src/schema/resource.ts'
import { columnName } from '../../../src/schema/columnName.ts'
import type { Queryable } from '../../contexto.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { uniqueName } from '../../db/uniqueName.ts'
import { Falla } from '../../http/Falla.ts'
import { serverHouse } from '../serverHouse.ts'
import type { WriteContext } from './writeContext.ts'

/** Runs a write as one transaction: again when another one crossed it, and with what the database refused said in Spanish. */
export const runWrite = async <T>(
  job: WriteContext,
  write: (tx: Queryable) => Promise<T>,
  attempts = 3,
): Promise<T> => {
  try {
    return await inTransaction(job.db, write)
  } catch (error) {
    if (attempts > 1 && isTransient(job.view.resource, error)) return runWrite(job, write, attempts - 1)
    throw toFalla(job.view.resource, error)
  }
}

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
  return code === '40P01' || (code === '23503' && table !== name)
}

const duplicate = (resource: AnyResource, constraint: string) => {
  const { label, fields, key, name } = resource
  const article = label.feminine ? 'una' : 'un'
  const { taken: address } = serverHouse().accounts ?? {}
  if (address && constraint === address.constraint) return onField(409, emailField(resource), address.message)
  const taken = `Ya existe ${article} ${label.one} con esa ${fields[key]?.label.toLowerCase() ?? 'clave'}`
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
