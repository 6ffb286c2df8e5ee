import type { AppOptions, Queryable } from '../../contexto.ts'
import { tell, type Notice } from './tell.ts'

/** Tells each of these, but whoever did what they tell. */
export const tellAll = async (
  tx: Queryable,
  opciones: Pick<AppOptions, 'hoy' | 'direccion' | 'wakeCorreos'>,
  notices: readonly Notice[],
  { id }: { id: string },
): Promise<void> => {
  for (const notice of notices) await tell(tx, opciones, { ...notice, except: [id] })
}
