import { and, eq, isNull } from 'drizzle-orm'
import { serverHouse } from '../serverHouse.ts'
import type { CaseWork } from './caseWork.ts'

/** Marks as read what whoever acts on a case was told of it before: it was dealt with, wherever it was dealt with. */
export const readTold = async ({ tx, c, resource, now }: CaseWork, key: string): Promise<void> => {
  const { notices } = serverHouse()
  if (!notices) return
  const { avisos } = notices.tables
  const own = and(eq(avisos.usuario_id, c.var.usuario.id), isNull(avisos.leido))
  await tx
    .update(avisos)
    .set({ leido: now })
    .where(and(own, eq(avisos.entidad, resource.name), eq(avisos.clave, key)))
}
