import type { AppOptions } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { tell, type Notice } from './tell.ts'

/** Tells each of these notices, except to whoever did what they tell. */
export const tellAll = async (
  tx: Queryable,
  options: Pick<AppOptions, 'now' | 'address' | 'wakeCorreos'>,
  notices: readonly Notice[],
  { id }: { id: string },
): Promise<void> => {
  for (const notice of notices) await tell(tx, options, { ...notice, except: [id] })
}
