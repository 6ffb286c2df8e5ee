import type { AnyField, Values } from '../../../src/schema/kinds.ts'
import { sealOfStored, settlementOf } from '../../../src/schema/record/sealOf.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Errors } from '../../../src/schema/validate.ts'
import type { Queryable } from '../../db/queryable.ts'
import { Falla } from '../../http/Falla.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { changesSince } from '../recordChange.ts'
import { referrersOf } from './referrersOf.ts'
import type { WriteContext } from './writeContext.ts'

/** Refuses (422) with a sentence for each wrong field; does nothing without any. */
export const refuseErrors = (errors: Errors) => {
  if (Object.keys(errors).length) throw new Falla(422, 'Primero corrija las validaciones', { errors: { ...errors } })
}

/** Refuses (409) a record whose own state closes it to this kind of write. */
export const refuseSealed = (resource: AnyResource, mode: 'update' | 'delete', record: StoredRecord) => {
  const message = sealOfStored(resource, mode, record)
  if (message) throw new Falla(409, message)
}

/** Refuses (409) to overwrite what others changed since the version that the client read; tells who, when, what, and how the record is now. A client that names no version accepts the last one. */
export const refuseStale = async (
  tx: Queryable,
  { plan: { resource }, call: { usuario }, momento }: WriteContext,
  { key, version, registro }: StoredRecord,
  sentVersion: unknown,
) => {
  const read = typeof sentVersion === 'string' && sentVersion !== '' ? Number(sentVersion) : (sentVersion ?? version)
  if (read === version) return
  if (typeof read !== 'number' || !Number.isInteger(read) || Math.abs(read) > latest)
    return refuseErrors({ version: 'La versión no es válida' })
  throw await staleFalla(tx, { entidad: resource.name, clave: key, version: read, usuario, momento }, { registro })
}

/** A record that somebody overwrites now, and the version of it that they read. */
type Stale = { entidad: string; clave: string; version: number; usuario: { id: string }; momento: Date }

/** Builds the 409 that tells who changed a record since a version, when and what, with `currentRecord` beside; `propio` where only the asker's own account did, from another window. */
export const staleFalla = async (
  tx: Queryable,
  { entidad, clave, version, usuario, momento }: Stale,
  currentRecord?: object,
) => {
  const { autores, ...change } = (await changesSince(tx, entidad, clave, version)) ?? {
    autores: new Set(),
    quien: 'Otra persona',
    cuando: momento,
    antes: {},
    despues: {},
  }
  return new Falla(409, `${change.quien} cambió este registro mientras usted lo editaba`, {
    data: { ...change, propio: autores.size === 1 && autores.has(usuario.id), ...currentRecord },
  })
}

/** Largest value of the version's column. */
const latest = 2_147_483_647

/** Refuses (409) to move a settled reference while other records count on where it leads, or once the state of its record settles it. */
export const refuseSettled = async (
  tx: Queryable,
  context: WriteContext,
  { key, registro, values: stored }: StoredRecord,
  values: Values,
) => {
  const movedFields = Object.entries(context.plan.resource.fields).filter(
    ([name, field]) => 'settled' in field && field.settled && values[name] !== stored[name],
  )
  const uses = movedFields.some(([, field]) => settledByUse(field))
    ? await referrersOf(tx, context.plan.resource, key)
    : undefined
  const errors = Object.fromEntries(
    movedFields.flatMap(([name, field]) => {
      const inUse = uses && settledByUse(field) && `No se puede cambiar '${field.label}' porque está en uso: ${uses}`
      const message = inUse || settlementOf(field, { ...registro, ...stored })
      return message ? [[name, message]] : []
    }),
  )
  const [message] = Object.values(errors)
  if (message) throw new Falla(409, message, { errors })
}

const settledByUse = (field: AnyField) => 'settled' in field && field.settled === true
