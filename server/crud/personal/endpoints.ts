import { and, eq, inArray, sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { isUnprintable } from '../../../src/language/texto.ts'
import type { AppEnv } from '../../context.ts'
import { readBody, limitShortBody, limitBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { notThere } from '../../http/notThere.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { serverHouse } from '../serverHouse.ts'
import { inOwnTurn } from './inOwnTurn.ts'
import { isKeepable } from './isKeepable.ts'
import { changeView, deleteView, saveView } from './saveView.ts'

/** Mounts the calls of what people keep for themselves: `preferencias` of screens, and `vistas` of lists. */
export const personal = () => {
  const { signedIn } = serverHouse()
  return new Hono<AppEnv>()
    .get('/preferencias', signedIn, c => read(c))
    .put('/preferencias', signedIn, limitBody(64 * 1024), c => keep(c))
    .post('/vistas', signedIn, limitShortBody, idempotent, c => saveView(c))
    .put('/vistas/:id', signedIn, limitShortBody, idempotent, c => changeView(c, c.req.param('id')))
    .delete('/vistas/:id', signedIn, idempotent, c => deleteView(c, c.req.param('id')))
}

const tableOf = () => {
  const { personal } = serverHouse()
  if (!personal) throw notThere()
  return personal.tables.preferencias
}

const read = async (c: Context<AppEnv>) => {
  const preferencias = tableOf()
  const rows = await c.var.db.select().from(preferencias).where(eq(preferencias.usuario_id, c.var.usuario.id))
  return answerSuccess(c, '', Object.fromEntries(rows.map(({ clave, valor }) => [clave, valor])))
}

/** Keeps each said value, forgets what is null, and leaves the others as they are. */
const keep = async (c: Context<AppEnv>) => {
  const preferencias = tableOf()
  const preferences = Object.entries(await readBody(c, preferencesBody))
  const { id } = c.var.usuario
  const removedKeys = preferences.flatMap(([clave, valor]) => (valor === null ? [clave] : []))
  const newRows = preferences.flatMap(([clave, valor]) => (valor === null ? [] : [{ usuario_id: id, clave, valor }]))
  await inOwnTurn(c, async tx => {
    await tx.delete(preferencias).where(and(eq(preferencias.usuario_id, id), inArray(preferencias.clave, removedKeys)))
    if (newRows.length)
      await tx
        .insert(preferencias)
        .values(newRows)
        .onConflictDoUpdate({
          target: [preferencias.usuario_id, preferencias.clave],
          set: { valor: sql`excluded.valor` },
        })
    if ((await tx.$count(preferencias, eq(preferencias.usuario_id, id))) > mostPreferences)
      throw new Falla(422, 'Ya no se pueden guardar más preferencias')
  })
  return answerSuccess(c, '')
}

const mostPreferences = 500

const invalid = 'La preferencia no es válida'

/** Body of preferences to keep; null forgets one. */
export const preferencesBody = z.record(
  z
    .string()
    .min(1)
    .max(200)
    .refine(name => !isUnprintable(name), invalid),
  z.unknown().refine(value => isKeepable(value, 4000), invalid),
)
