import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { importableFields, mayImport } from '../../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../contexto.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { limitBody, limitShortBody, parseOrRefuse, readBody } from '../../http/readBody.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { logEvent } from '../../log/logEvent.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { everyResource, resourceOf } from '../registry.ts'
import { requireRoles } from '../requireRoles.ts'
import { serverHouse } from '../serverHouse.ts'
import { jobOf } from '../write/jobOf.ts'
import { applyImport } from './applyImport.ts'
import { faultsFile } from './faultsFile.ts'
import { batchesOf, rowsOfBatch } from './batches.ts'
import { readSheet, tooLarge } from './file/readSheet.ts'
import { cellText, sheetLimits, mostColumns } from './file/sheet.ts'
import { importSummary } from './importSummary.ts'
import { keepImport, keepOutcome, keptRows, ownImport, pageOfRows } from './keptImport.ts'
import { rehearse } from './rehearse.ts'
import { rememberColumns, rememberedColumns } from './remembered.ts'
import { tableOf } from './tableOf.ts'
import { lastImport } from './lastImport.ts'
import { template } from './template.ts'

/** `importaciones/{resource}`: a spreadsheet comes in, says what it would come to, is corrected, and only then is written. */
export const imports = () => {
  const { signedIn } = serverHouse()
  const app = new Hono<AppEnv>()
  for (const resource of everyResource()) {
    const { create = [], update = [] } = resource.write ?? {}
    const roles = [...new Set([...create, ...update])].filter(rol => mayImport(resource, rol))
    if (roles.length === 0) continue
    const path = `/importaciones/${resource.name}`
    const allowed = requireRoles(...roles)
    app.get(`${path}/plantilla`, signedIn, allowed, c => template(c, resource))
    app.get(`${path}/lotes`, signedIn, allowed, async c => answerSuccess(c, '', await batchesOf(c, resource)))
    app.get(path, signedIn, allowed, async c => answerSuccess(c, '', await lastImport(c, resource)))
    app.post(path, signedIn, allowed, limitFile, c => receive(c, resource))
  }
  return app
    .get('/importaciones/:id/filas', signedIn, rows)
    .get('/importaciones/:id/errores', signedIn, async c => faultsFile(c, await ownOf(c)))
    .get('/importaciones/lotes/:id/filas', signedIn, async c =>
      answerSuccess(c, '', await rowsOfBatch(c, c.req.param('id'))),
    )
    .post('/importaciones/:id/columnas', signedIn, limitBody(64 * 1024), changeColumns)
    .post('/importaciones/:id/celdas', signedIn, limitBody(1024 * 1024), changeCells)
    .post('/importaciones/:id/revisar', signedIn, limitShortBody, async c => again(c))
    .post('/importaciones/:id/aplicar', signedIn, limitShortBody, idempotent, apply)
}

const limitFile = (c: Context<AppEnv>, next: () => Promise<void>) =>
  bodyLimit({
    maxSize: sheetLimits().megabytes * 1024 * 1024 + 1,
    onError: () => {
      throw tooLarge()
    },
  })(c, next)

/** A file whose name is in the address: read, judged and kept for its owner. */
const receive = async (c: Context<AppEnv>, resource: AnyResource) => {
  const archivo = cellText(c.req.query('archivo') ?? '').slice(0, 200) || 'hoja'
  const file = Buffer.from(await c.req.arrayBuffer())
  const sheet = await readSheet(file)
  const { headings, columns, rows: read } = tableOf(resource, sheet, await rememberedColumns(c, resource))
  const { db, usuario, opciones } = c.var
  const outcome = await rehearse(db, jobOf(c, readPlanOf(resource)), columns, read)
  const momento = opciones.hoy()
  const kept = {
    id: randomUUID(),
    usuario_id: usuario.id,
    entidad: resource.name,
    archivo,
    momento,
    expira: new Date(momento.getTime() + day),
    encabezados: headings,
    columnas: columns,
    avisos: sheet.avisos,
    huella: outcome.mark,
  }
  await keepImport(db, kept, outcome)
  logEvent(c, 'importacion revisada', { resource: resource.name, rows: read.length })
  return answerSuccess(c, '', await importSummary(db, resource, kept))
}

/** What the caller is bringing in, of a resource that is still theirs to write. */
const ownOf = async (c: Context<AppEnv>) => {
  const kept = await ownImport(c.var.db, c.req.param('id') ?? '', c.var.usuario.id, c.var.opciones.hoy())
  const resource = resourceOf(kept.entidad)
  if (!mayImport(resource, c.var.usuario.rol)) throw new Falla(403, 'No tiene permiso para realizar esta acción')
  return { kept, resource }
}

const rows = async (c: Context<AppEnv>) => {
  const { kept } = await ownOf(c)
  const page = parseOrRefuse(pageAsked, c.req.query())
  return answerSuccess(c, '', await pageOfRows(c.var.db, kept.id, page))
}

const changeColumns = async (c: Context<AppEnv>) => {
  const { kept, resource } = await ownOf(c)
  const { columnas } = await readBody(c, columnsSaid)
  const known = new Set(importableFields(resource).map(([name]) => name))
  const said = kept.encabezados.map((_, at) => columnas[at] ?? null)
  if (said.some(name => name !== null && !known.has(name))) throw new Falla(422, 'Una de las columnas no es válida')
  if (said.some((name, at) => name !== null && said.indexOf(name) !== at))
    throw new Falla(422, 'Dos columnas no pueden llenar el mismo dato')
  await rememberColumns(c, resource, kept, said)
  return again(c, { columnas: said })
}

const changeCells = async (c: Context<AppEnv>) => {
  const { cambios } = await readBody(c, cellsSaid)
  return again(c, {}, cambios)
}

type Correction = z.infer<typeof cellsSaid>['cambios'][number]

/** Judges the rows anew, with what was corrected. */
const again = async (
  c: Context<AppEnv>,
  change: { columnas?: readonly (string | null)[] } = {},
  cambios: readonly Correction[] = [],
) => {
  const { kept, resource } = await ownOf(c)
  const { db } = c.var
  const columns = change.columnas ?? kept.columnas
  const typed = new Map<number, Correction[]>()
  for (const each of cambios) typed.set(each.renglon, [...(typed.get(each.renglon) ?? []), each])
  const now = (await keptRows(db, kept.id)).map(row => {
    const celdas = [...row.celdas]
    for (const { columna, valor } of typed.get(row.renglon) ?? []) {
      while (celdas.length <= columna) celdas.push('')
      celdas[columna] = cellText(valor)
    }
    return { ...row, celdas }
  })
  const outcome = await rehearse(db, jobOf(c, readPlanOf(resource)), columns, now)
  await keepOutcome(db, kept.id, outcome, change)
  return answerSuccess(c, '', await importSummary(db, resource, { ...kept, ...change, huella: outcome.mark }))
}

const apply = async (c: Context<AppEnv>) => {
  const { kept, resource } = await ownOf(c)
  const said = await readBody(c, applySaid)
  const { message, data } = await applyImport(c.var, jobOf(c, readPlanOf(resource)), kept, said)
  logEvent(c, 'importacion', { resource: resource.name, rows: data.nuevos + data.cambiados })
  return answerSuccess(c, message, data)
}

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000

const pageAsked = z.object({
  estado: z.enum(['nuevo', 'cambia', 'igual', 'error', 'duda']).optional(),
  desde: z.coerce.number().int().min(0).max(1_000_000).default(0),
  cuantos: z.coerce.number().int().min(1).max(200).default(25),
})

const columnsSaid = z.object({ columnas: z.array(z.string().max(100).nullable()).max(mostColumns) })

const cellsSaid = z.object({
  cambios: z
    .array(
      z.object({
        renglon: z.number().int().min(1),
        columna: z
          .number()
          .int()
          .min(0)
          .max(mostColumns - 1),
        valor: z.string().max(10_000),
      }),
    )
    .min(1)
    .max(2000),
})

const applySaid = z.object({
  huella: z.string().max(100),
  dudas: z.boolean().default(false),
  omitir: z.boolean().default(false),
})
