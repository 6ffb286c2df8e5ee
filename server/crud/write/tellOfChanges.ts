import type { Queryable } from '../../context.ts'
import { serverHouse } from '../serverHouse.ts'
import type { WantedChange } from './oneChange.ts'
import type { WriteContext } from './writeContext.ts'

/** Lets the room of the resource tell people of changes that are made for good. */
export const tellOfChanges = async (
  tx: Queryable,
  context: WriteContext,
  changes: readonly WantedChange[],
): Promise<void> => {
  if (!context.rehearsed) await serverHouse().changes?.[context.plan.resource.name]?.(tx, context, changes)
}
