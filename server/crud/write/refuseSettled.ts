import type { Values } from '../../../src/schema/kinds.ts'
import type { Consulta } from '../../contexto.ts'
import { Falla } from '../../falla.ts'
import type { Job } from './job.ts'
import { usesOf } from './uses.ts'

/** 409 for a settled reference that would lead elsewhere while other records count on where it leads. */
export const refuseSettled = async (
  tx: Consulta,
  job: Job,
  before: { key: string; values: Values },
  values: Values,
) => {
  const moved = Object.entries(job.view.resource.fields).find(
    ([name, field]) => field.kind === 'reference' && field.settled && values[name] !== before.values[name],
  )
  const uses = moved && (await usesOf(tx, job, before.key))
  if (!uses) return
  const [name, { label }] = moved
  const message = `No se puede cambiar '${label}' porque está en uso: ${uses}`
  throw new Falla(409, message, { errors: { [name]: message } })
}
