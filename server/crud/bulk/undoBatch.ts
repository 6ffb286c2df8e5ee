import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { contado } from '../../../src/language/contado.ts'
import { columnName } from '../../../src/schema/columnName.ts'
import type { Value, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable, AppEnv } from '../../contexto.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Falla } from '../../http/Falla.ts'
import { inNamesOfToday, renamings } from '../history/namesThen.ts'
import { columnOf, everyResource, tableNamed } from '../registry.ts'
import { readPlanOf, type ReadPlan } from '../read/readPlan.ts'
import { historial, lotes } from '../tables.ts'
import { isImport } from '../import/isImport.ts'
import { remove } from '../write/remove.ts'
import { jobOf } from '../write/jobOf.ts'
import { mayImport } from '../../../src/schema/cells/importable.ts'
import { patching } from './actOf.ts'
import type { Act } from './bulkRoom.ts'
import { runBatch } from './runBatch.ts'

/** Gives back to every record of a batch of the caller's what it had before, while nobody has changed any since: 409 otherwise, and nothing. Role, scope and seal are judged again. */
export const undoBatch = (c: Context<AppEnv>, id: string) =>
  inTransaction(c.var.db, async tx => {
    const { usuario, opciones } = c.var
    const known = z.uuid().safeParse(id).success
    const [done] = known
      ? await tx
          .select()
          .from(lotes)
          .where(and(eq(lotes.id, id), eq(lotes.usuario_id, usuario.id)))
          .for('update')
      : []
    const resource = everyResource().find(({ name }) => name === done?.entidad)
    const action = done && resource && actionOf(resource, done.accion, usuario.rol)
    if (!done || !resource || !action) throw new Falla(404, 'No se encontró lo que busca')
    if (!action.allowed) throw new Falla(403, 'No tiene permiso para realizar esta acción')
    if (action.handler || done.deshace) throw new Falla(409, 'Esta acción no se puede deshacer')
    if (done.deshecho) throw new Falla(409, 'Esta acción ya se deshizo')
    const view = readPlanOf(resource)
    const writes = await tx
      .select()
      .from(historial)
      .where(and(eq(historial.lote, id), eq(historial.entidad, resource.name)))
      .orderBy(asc(historial.id))
    const moved = await movedSince(tx, resource, writes)
    if (moved.length)
      throw new Falla(
        409,
        `Ya no se puede deshacer: ${contado(moved.length, 'registro cambió', 'registros cambiaron')} después`,
        { data: { cambiaron: moved.slice(0, mostNamed) } },
      )
    const lote = randomUUID()
    const renamed = await renamings(tx)
    const rows = writes.map(write => ({
      key: write.clave,
      title: write.clave,
      values: valuesBefore(resource, inNamesOfToday(renamed, write, write.antes)),
    }))
    const before = new Map(rows.map(({ key, values }) => [key, values]))
    const added = new Set(writes.flatMap(({ clave, accion }) => (accion === 'create' ? [clave] : [])))
    const act = withRemoval(
      c,
      view,
      patching(c, view, key => before.get(key) ?? {}),
      added,
    )
    const { results } = await runBatch({ ...c.var, db: tx }, resource, {}, rows, act, lote)
    const refused = results.filter(({ motivo }) => motivo !== undefined)
    if (refused[0])
      throw new Falla(409, `Ya no se puede deshacer: ${refused[0].motivo}`, {
        data: { impiden: refused.slice(0, mostNamed) },
      })
    const momento = opciones.hoy()
    await tx.insert(lotes).values({
      ...done,
      id: lote,
      autor: usuario.nombre || usuario.email,
      momento,
      registros: results.length,
      deshace: id,
    })
    await tx.update(lotes).set({ deshecho: momento }).where(eq(lotes.id, id))
    return {
      message: `Se deshizo «${action.label}»: ${contado(results.length, 'registro', 'registros')}`,
      data: { lote, registros: results.length },
    }
  })

/** Gives back what changed, and removes what was added. */
const withRemoval = (c: Context<AppEnv>, view: ReadPlan, back: Act, added: ReadonlySet<string>): Act => {
  const job = jobOf(c, view)
  const changed = (keys: readonly string[]) => keys.filter(key => !added.has(key))
  return {
    begin: async (call, keys) => back.begin?.(call, changed(keys)),
    change: async (call, key) => {
      if (!added.has(key)) return back.change(call, key)
      await remove({ ...job, db: call.db }, key)
      return true
    },
    finish: async (call, keys) => back.finish?.(call, changed(keys)),
  }
}

/** What a batch did, where it can be taken back at all, and whether this role may. */
const actionOf = (resource: AnyResource, accion: string, rol: AppEnv['Variables']['usuario']['rol']) => {
  if (isImport(accion)) return { label: 'Importar', handler: undefined, allowed: mayImport(resource, rol) }
  const action = resource.bulk?.[accion]
  return action && { label: action.label, handler: action.handler, allowed: action.roles.includes(rol) }
}

/** So many are named of those that stand in the way. */
const mostNamed = 20

/** The records that are not as the writes left them. */
const movedSince = async (
  tx: Queryable,
  { name, key }: AnyResource,
  writes: readonly { clave: string; version: number | null }[],
): Promise<string[]> => {
  const table = tableNamed(name)
  const column = columnOf(table, key)
  const keys = writes.map(({ clave }) => clave)
  const rows = await tx
    .select({ key: column, version: columnOf(table, 'version') })
    .from(table)
    .where(inArray(column, keys))
  const versions = new Map(rows.map(row => [String(row.key), row.version]))
  return writes.filter(({ clave, version }) => versions.get(clave) !== version).map(({ clave }) => clave)
}

/** What history says that a record had, by the names of its form. */
const valuesBefore = ({ fields }: AnyResource, antes: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const column = columnName(name, field)
      return Object.hasOwn(antes, column) ? [[name, antes[column] as Value]] : []
    }),
  )
