import type { Mode } from '../../src/schema/active.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { Falla } from '../http/Falla.ts'
import { toFalla } from './write/toFalla.ts'

type Halves<T> = {
  attempt: (part: readonly T[]) => Promise<void>
  refuse: (one: T, refusal: Falla) => void
  /** Write that a refusal speaks of. Default: `update`. */
  mode?: Mode
}

/** Runs `attempt` (a savepoint of its own) on all and, where refused, on each half: one wrong record stops no other. `refuse` receives single ones; 5xx and unforeseen errors are thrown. */
export const byHalves = async <T>(resource: AnyResource, records: readonly T[], halves: Halves<T>): Promise<void> => {
  const { attempt, refuse, mode = 'update' } = halves
  const [first] = records
  if (first === undefined) return
  try {
    await attempt(records)
  } catch (error) {
    const refusal = toFalla(resource, error, mode)
    if (!(refusal instanceof Falla) || refusal.status >= 500) throw refusal
    if (records.length === 1) return refuse(first, refusal)
    const middle = Math.ceil(records.length / 2)
    await byHalves(resource, records.slice(0, middle), halves)
    await byHalves(resource, records.slice(middle), halves)
  }
}
