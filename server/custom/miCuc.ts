import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { conSesion } from '../auth/sesion.ts'
import { soloRoles } from '../crud/soloRoles.ts'
import type { Entorno } from '../contexto.ts'
import { cucDe } from '../cucDe.ts'
import { tables } from '../university/tables.ts'
import { exito } from '../exito.ts'

/** The CUC that the caller works for. (B §7, People) */
export const miCuc = new Hono<Entorno>()
  .get('/consejeros/cuc/informacion', conSesion, soloRoles('consejero'), c => informacion(c))
  .get('/escolares/cuc/informacion', conSesion, soloRoles('escolar'), c => informacion(c))

const { cucs } = tables

const informacion = async (c: Context<Entorno>) => {
  const [cuc] = await c.var.db
    .select({ clave_cuc: cucs.clave, nombre: cucs.nombre })
    .from(cucs)
    .where(eq(cucs.clave, cucDe(c.var.usuario)))
  return exito(c, '', cuc)
}
