import { enFrase } from '../../../src/language/enFrase.ts'
import type { Mode } from '../../../src/schema/active.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { statesInWords } from '../../../src/schema/record/statesInWords.ts'
import { codes, databaseError } from '../../db/databaseError.ts'
import { uniqueName } from '../../db/uniqueName.ts'
import { Falla } from '../../http/Falla.ts'
import { everyResource, keyFieldOf } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'

/** Turns what the database's constraints refused into a `Falla` in Spanish, in the words of the entity whose table refused it, else of the written one; returns any other error as it is. */
export const toFalla = (resource: AnyResource, error: unknown, mode: Mode = 'update'): unknown => {
  const { code, table, constraint } = databaseError(error)
  const refusing = everyResource().find(({ name }) => name === table) ?? resource
  if (code === codes.unique) return duplicate(refusing, constraint)
  if (code === codes.foreignKey)
    return mode === 'delete'
      ? new Falla(409, 'No se puede eliminar porque está en uso')
      : dangling(refusing, constraint)
  if (constraint === `${refusing.name}_estados`) return new Falla(422, statesInWords(refusing), {}, { cause: error })
  if (!/^22|^23514/.test(code)) return error
  return new Falla(422, 'Los datos no son válidos', {}, { cause: error })
}

const duplicate = (resource: AnyResource, constraint: string) => {
  const { key, name } = resource
  const { emailTaken: address } = serverHouse().accounts ?? {}
  if (address && constraint === address.constraint) return onField(409, emailField(resource), address.message)
  const taken = `${thereIsOne(resource)} con esa ${enFrase(keyFieldOf(resource).label)}`
  if (constraint === `${name}_pkey`) return onField(409, key, taken)
  const one = uniqueField(resource, constraint)
  if (one) return onField(409, one.name, one.message || taken)
  const several = resource.unique?.find(each => constraint === uniqueName(name, each.fields))
  return onField(409, several?.fields[0] ?? key, several?.message ?? `${thereIsOne(resource)} igual`)
}

const thereIsOne = ({ label }: AnyResource) => `Ya existe ${label.feminine ? 'una' : 'un'} ${enFrase(label.one)}`

/** Returns the field whose values a constraint keeps apart, if it is of one field, with the sentence that it declares. */
const uniqueField = (resource: AnyResource, constraint: string) => {
  const [found] = Object.entries(resource.fields).flatMap(([name, field]) => {
    const prefix = `${resource.name}_${columnName(name, field)}`
    const message = 'unique' in field ? field.unique : undefined
    return constraint === `${prefix}_unico` || constraint === `${prefix}_igual` ? [{ name, message }] : []
  })
  return found
}

/** Returns the name of the e-mail field that the account signs in with, else of the key. */
const emailField = ({ fields, key }: AnyResource) =>
  Object.keys(fields).find(name => fields[name]?.kind === 'accountEmail') ?? key

/** Builds the refusal of a record whose target vanished while it was being written: 422 on the field, else 409. */
const dangling = ({ name, fields }: AnyResource, constraint: string) => {
  const [field, declared] =
    Object.entries(fields).find(([each, one]) => constraint === `${name}_${columnName(each, one)}_fk`) ?? []
  return field && declared
    ? onField(422, field, `Seleccione un valor válido en '${declared.label}'`)
    : new Falla(409, 'Los datos cambiaron mientras tanto, intente de nuevo')
}

const onField = (status: 409 | 422, field: string, message: string) =>
  new Falla(status, message, { errors: { [field]: message } })
