import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import type { OnProgress } from '../../db/progressIn.ts'
import { importaciones } from './tables.ts'

/** Works on the rows of a spreadsheet and stores the progress now and then, beside the transaction: whoever comes back finds it under way. */
export const withProgress = async <T>(
  { var: { db, options } }: Context<AppEnv>,
  id: string,
  work: (onProgress: OnProgress) => Promise<T>,
): Promise<T> => {
  const ofImport = eq(importaciones.id, id)
  let last = -between
  let storing: Promise<unknown> | undefined
  const onProgress: OnProgress = part => {
    const now = performance.now()
    if (storing || now - last < between) return
    last = now
    const avance = Math.min(99, Math.floor(part * 100))
    storing = db
      .update(importaciones)
      .set({ avance, latido: options.now() })
      .where(ofImport)
      .catch(() => undefined)
      .then(() => (storing = undefined))
  }
  await db.update(importaciones).set({ avance: 0, latido: options.now() }).where(ofImport)
  try {
    return await work(onProgress)
  } finally {
    await storing
    await db.update(importaciones).set({ avance: 100 }).where(ofImport)
  }
}

/** Time between two reports (ms). */
const between = 400
