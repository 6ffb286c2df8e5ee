import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { requireSession } from '../auth/sesion.ts'
import { requireRoles } from '../crud/requireRoles.ts'
import type { AppEnv } from '../context.ts'
import { cucDe } from '../auth/cucDe.ts'
import { tables } from '../university/tables.ts'
import { answerSuccess } from '../http/answerSuccess.ts'

/** Answers the CUC that the caller works for. (B §7, People) */
export const miCuc = new Hono<AppEnv>()
  .get('/consejeros/cuc/informacion', requireSession, requireRoles('consejero'), c => informacion(c))
  .get('/escolares/cuc/informacion', requireSession, requireRoles('escolar'), c => informacion(c))

const { cucs } = tables

const informacion = async (c: Context<AppEnv>) => {
  const [cuc] = await c.var.db
    .select({ clave_cuc: cucs.clave, nombre: cucs.nombre })
    .from(cucs)
    .where(eq(cucs.clave, cucDe(c.var.usuario)))
  return answerSuccess(c, '', cuc)
}
