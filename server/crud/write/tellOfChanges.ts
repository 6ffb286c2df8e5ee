import type { Queryable } from '../../db/queryable.ts'
import { serverHouse } from '../serverHouse.ts'
import type { ProposedChange } from './oneChange.ts'
import type { WriteContext } from './writeContext.ts'

/** Lets the resource's room follow changes; not in a rehearsal, which is taken back. */
export const tellOfChanges = async (
  tx: Queryable,
  context: WriteContext,
  changes: readonly ProposedChange[],
): Promise<void> => {
  if (!context.rehearsed) await serverHouse().changes?.[context.plan.resource.name]?.(tx, context, changes)
}
