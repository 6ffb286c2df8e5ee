import { count, eq } from 'drizzle-orm'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Consulta } from '../contexto.ts'
import { columnName } from '../db/columns.ts'
import { Falla } from '../falla.ts'
import { columnOf, everyResource, tableNamed } from './registry.ts'

/** What still refers to a record, said in words: `3 grupos y 120 estudiantes`; empty when nothing does. */
export const usesOf = async (tx: Consulta, resource: AnyResource, key: string) => {
  const pointing = everyResource.flatMap(other =>
    Object.entries(other.fields).flatMap(([name, field]) => (field.kind === 'reference' && field.to === resource.name ? [{ other, name }] : [])))
  const counts: string[] = []
  for (const { other, name } of pointing) {
    const table = tableNamed(other.name)
    const [row] = await tx.select({ total: count() }).from(table).where(eq(columnOf(table, name), key))
    if (row?.total) counts.push(`${row.total} ${(row.total === 1 ? other.label.one : other.label.many).toLowerCase()}`)
  }
  return new Intl.ListFormat('es').format(counts)
}

/** Runs a write and says in Spanish what the database's own constraints refused. */
export const explained = async <T>(resource: AnyResource, write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    const { code, constraint } = causeOf(error)
    if (code === uniqueViolation) throw duplicate(resource, constraint)
    if (code === foreignKeyViolation) throw new Falla(409, `No se puede completar: ${resource.label.one} tiene datos relacionados`)
    throw error
  }
}

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

const duplicate = (resource: AnyResource, constraint: string) => {
  const { label, fields, key, name } = resource
  if (constraint === 'usuarios_email_unique') return refused('email', 'Ya existe una cuenta con ese correo')
  if (constraint === `${name}_pkey`) return refused(key, `Ya existe ${label.feminine ? 'una' : 'un'} ${label.one} con esa ${fields[key]?.label.toLowerCase() ?? 'clave'}`)
  for (const [field, declared] of Object.entries(fields)) {
    if ('unique' in declared && declared.unique && constraint === `${name}_${columnName(field, declared)}_unico`) return refused(field, declared.unique)
  }
  const several = resource.unique?.find(each => constraint === `${name}_${each.fields.join('_')}_unico`)
  return refused(several?.fields[0] ?? key, several?.message ?? `Ya existe ${label.feminine ? 'una' : 'un'} ${label.one} igual`)
}

const refused = (field: string, message: string) => new Falla(409, message, { errors: { [field]: message } })

/** Drizzle wraps the driver's error; the driver's says the code and the constraint. */
const causeOf = (error: unknown): { code: string; constraint: string } => {
  const at = error instanceof Error && error.cause ? error.cause : error
  const read = (name: string) => (typeof at === 'object' && at !== null && name in at ? String(at[name as keyof typeof at]) : '')
  return { code: read('code'), constraint: read('constraint') }
}
