import type { AnyField, Values } from '../../../src/schema/kinds.ts'
import { settlementOf } from '../../../src/schema/record/sealOf.ts'
import type { Queryable } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { referrersOf } from './referrersOf.ts'
import type { WriteContext } from './writeContext.ts'

/** Refuses (409) a settled reference that would lead elsewhere: while other records count on where it leads, or once the state of its record says so. */
export const refuseSettled = async (
  tx: Queryable,
  context: WriteContext,
  { key, registro, values: stored }: StoredRecord,
  values: Values,
) => {
  const moved = Object.entries(context.plan.resource.fields).filter(
    ([name, field]) => 'settled' in field && field.settled && values[name] !== stored[name],
  )
  const uses = moved.some(([, field]) => settledByUse(field)) ? await referrersOf(tx, context, key) : undefined
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
