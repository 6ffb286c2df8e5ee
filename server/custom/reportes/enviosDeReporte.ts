import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { sinGenerar } from '../../../src/domain/reportesDeGrupo.ts'
import { resources } from '../../../src/resources/index.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { caseContextOf } from '../../crud/casos/caseContext.ts'
import type { CaseCallRoom } from '../../crud/casos/caseCallRoom.ts'
import { openCase } from '../../crud/casos/openCase.ts'
import { refuseFaults, readSentStep } from '../../crud/casos/readSentStep.ts'
import { requestScopeOf } from '../../crud/requestScope.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'
import { datosReporteDe } from './datosReporteDe.ts'
import { grupoDe } from './grupoDe.ts'

const { clases, grupos, reportes_de_grupos: casos } = tables
const proceso = resources.reportes_de_grupos

/** Returns the call that takes a step of the case of the form's group and period, and answers the reports of the group. (B §4, Group reports) */
export const envioDeReporte = (reporte: 'Inicial' | 'Final'): CaseCallRoom => ({
  request: async c => {
    const step = `enviar${reporte}`
    const { with: content, says } = proceso.process.steps[step] ?? {}
    const sent = await readSentStep(c, content)
    refuseFaults(sent)
    const { clave_grupo, id_periodo } = sent.values
    const key = await casoDe(c.var.db, await grupoDe(c.var.db, c.var.usuario, clave_grupo, id_periodo))
    if (!key) throw new Falla(409, sinGenerar)
    return { step, key, sent, message: says?.({}) ?? '' }
  },
  answer: async (c, key) => {
    const { db } = c.var
    const [{ clave_grupo, id_periodo } = { clave_grupo: '', id_periodo: '' }] = await db
      .select()
      .from(casos)
      .where(eq(casos.id_caso, key))
    const datos = await datosReporteDe(db, [clave_grupo], { ...requestScopeOf(c), params: { id_periodo } })
    return datos.get(clave_grupo) || {}
  },
})

/** Begins the reports of a group in a period, unless they were begun or the group has no class in it, so that there is nothing to report. */
export const beginReportes = async (c: Context<AppEnv>, { clave_grupo, id_periodo }: Clave) => {
  const { db } = c.var
  if (await casoDe(db, { clave_grupo, id_periodo })) return
  const [una] = await db
    .select({ id: clases.id_clase })
    .from(clases)
    .where(and(eq(clases.clave_grupo, clave_grupo), eq(clases.id_periodo, id_periodo)))
    .limit(1)
  if (!una) return
  await inTransaction(db, async tx => {
    await tx.select({ clave: grupos.clave_grupo }).from(grupos).where(eq(grupos.clave_grupo, clave_grupo)).for('update')
    if (await casoDe(tx, { clave_grupo, id_periodo })) return
    await openCase(caseContextOf(c, proceso), { values: { clave_grupo, id_periodo }, comment: null, faults: {} }, tx)
  })
}

type Clave = { clave_grupo: string; id_periodo: string }

const casoDe = async (db: Queryable, { clave_grupo, id_periodo }: Clave): Promise<string | undefined> => {
  const [caso] = await db
    .select({ id: casos.id_caso })
    .from(casos)
    .where(and(eq(casos.clave_grupo, clave_grupo), eq(casos.id_periodo, id_periodo)))
  return caso?.id
}
