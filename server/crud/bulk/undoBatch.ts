import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { randomUUID } from 'node:crypto'
import { contado } from '../../../src/language/contado.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { notThere } from '../../http/notThere.ts'
import { withId } from '../withId.ts'
import { isImport } from '../batches/isImport.ts'
import { recordBatch } from '../batches/recordBatch.ts'
import { writesOfBatch } from '../batches/writesOfBatch.ts'
import { everyResource } from '../registry.ts'
import { readPlanOf, type ReadPlan } from '../read/readPlan.ts'
import { requestScopeOf, type RequestScope } from '../requestScope.ts'
import { lotes } from '../tables.ts'
import { writeContextOf } from '../write/writeContext.ts'
import { mayImport } from '../../../src/schema/cells/importable.ts'
import { patching } from './actOf.ts'
import { lockAndListChanged, nameChanged, titlesShown, valuesInHistory } from './batchSince.ts'
import { progressOfCall } from './progress.ts'
import { removeAdded } from './removeAdded.ts'
import { runBatch } from './runBatch.ts'

/** Takes a batch of the caller's back: restores what it changed and removes what it added. 409, and nothing, when a record has changed since. Judges role, scope and seal again. */
export const undoBatch = (c: Context<AppEnv>, id: string) =>
  inTransactionAgain(c.var.db, async tx => {
    const { usuario, options } = c.var
    const [batch] = await tx
      .select()
      .from(lotes)
      .where(and(withId(lotes.id, id), eq(lotes.usuario_id, usuario.id)))
      .for('update')
    if (!batch) throw notThere()
    const { resource, action } = declaredOf(batch, usuario.rol)
    refuseFinal(batch, action)
    const plan = readPlanOf(resource)
    const writes = await writesOfBatch(tx, resource, id)
    if (writes.length === 0) throw cannotBeUndone()
    const changedSince = await lockAndListChanged(tx, resource, writes)
    if (changedSince.length)
      throw new Falla(
        409,
        `Ya no se puede deshacer: ${contado(changedSince.length, 'registro cambió', 'registros cambiaron')} después`,
        { data: { cambiaron: await nameChanged(tx, plan, requestScopeOf(c), changedSince.slice(0, mostNamed)) } },
      )
    const batchId: string = randomUUID()
    const before = new Map(
      writes
        .filter(({ accion }) => accion !== 'create')
        .map(write => [write.clave, valuesInHistory(resource, write.antes ?? {})]),
    )
    const back = patching(c, plan, key => before.get(key) ?? {})
    /* The last first: what one record gave up another may have taken. */
    const changed = [...before].map(([key, values]) => ({ key, title: key, values })).toReversed()
    const added = writes.flatMap(({ clave, accion }) => (accion === 'create' ? [clave] : []))
    const registros = changed.length + added.length
    const onProgress = progressOfCall(c)(tx)
    const progressIn = () => (of: number) => onProgress((of * changed.length) / registros)
    const call = { ...c.var, db: tx, progressIn }
    const { results } = await runBatch({ call, resource, action: {}, rows: changed, act: back }, batchId)
    const staying = await removeAdded(tx, writeContextOf(c, plan), added, {
      batchId,
      onProgress: of => onProgress((changed.length + of * added.length) / registros),
    })
    const refused = [...results.toReversed().filter(({ motivo }) => motivo !== undefined), ...staying]
    if (refused[0]) {
      const impiden = await withTitles(tx, plan, requestScopeOf(c), refused.slice(0, mostNamed))
      throw new Falla(409, `Ya no se puede deshacer: ${refused[0].motivo}`, { data: { impiden } })
    }
    const { accion, archivo, creados, circulo } = batch
    const undoing = { id: batchId, accion, registros, archivo, creados, circulo, deshace: id, sin_vuelta: true }
    await recordBatch(tx, c.var, resource, undoing)
    await tx.update(lotes).set({ deshecho: options.now() }).where(eq(lotes.id, id))
    return {
      message: `Se deshizo «${action.label}»: ${contado(registros, 'registro', 'registros')}`,
      data: { lote: batchId, registros },
    }
  })

/** Returns the resource and action of a batch, and whether this role may do it; 409 where it is no longer declared. */
const declaredOf = ({ entidad, accion }: typeof lotes.$inferSelect, rol: AppEnv['Variables']['usuario']['rol']) => {
  const resource = everyResource().find(({ name }) => name === entidad)
  if (!resource) throw declaredNoMore()
  if (isImport(accion))
    return { resource, action: { label: 'Importar', handler: undefined, allowed: mayImport(resource, rol) } }
  const action = resource.bulk?.[accion]
  if (!action) throw declaredNoMore()
  const { label, handler, roles } = action
  return { resource, action: { label, handler, allowed: roles.includes(rol) } }
}

/** Refuses a batch whose action this role may not take, that nothing takes back, or that was taken back already. */
const refuseFinal = (
  { deshace, deshecho }: typeof lotes.$inferSelect,
  { allowed, handler }: ReturnType<typeof declaredOf>['action'],
) => {
  if (!allowed) throw notAllowed()
  if (handler || deshace) throw cannotBeUndone()
  if (deshecho) throw new Falla(409, 'Esta acción ya se deshizo')
}

/** Gives records the titles by which the caller knows them, without those that no door shows the caller. */
const withTitles = async <R extends { id: string }>(
  tx: Queryable,
  plan: ReadPlan,
  scope: RequestScope,
  records: readonly R[],
) => {
  const ids = records.map(({ id }) => id)
  const titles = await titlesShown(tx, plan, scope, ids)
  return records.flatMap(each => {
    const titulo = titles.get(each.id)
    return titulo === undefined ? [] : [{ ...each, titulo }]
  })
}

const cannotBeUndone = () => new Falla(409, 'Esta acción no se puede deshacer')

const declaredNoMore = () => new Falla(409, 'Ya no se puede deshacer: esa acción ya no existe')

/** Records named that stand in the way, at most. */
const mostNamed = 20
