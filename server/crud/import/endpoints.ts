import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod'
import { isUnprintable } from '../../../src/language/texto.ts'
import { mayImport } from '../../../src/schema/cells/importable.ts'
import type { AppEnv } from '../../context.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { limitBody, limitShortBody, parseOrRefuse, readBody } from '../../http/readBody.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { logEvent } from '../../log/logEvent.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { everyResource } from '../registry.ts'
import { requireRoles } from '../requireRoles.ts'
import { serverHouse } from '../serverHouse.ts'
import { writeContextOf } from '../write/writeContext.ts'
import { applyImport } from './applyImport.ts'
import { faultsFile } from './faultsFile.ts'
import { batchesOf, rowsOfBatch } from './batches.ts'
import { changeCells, changeColumns } from './corrections.ts'
import { tooLarge } from './file/readSheet.ts'
import { sheetLimits } from '../../../src/schema/sheetLimits.ts'
import { importSummary } from './importSummary.ts'
import { pageOfRows } from './importRows.ts'
import { acceptDoubts } from './storedImport.ts'
import { judgeAgain, ownOf, receive } from './receive.ts'
import { lastImport, progressOfLast } from './lastImport.ts'
import { template } from './template.ts'

/** Mounts `importaciones/{resource}`: a spreadsheet comes in, says what it would come to, is corrected, and only then is written. */
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
    app.get(`${path}/avance`, signedIn, allowed, async c => answerSuccess(c, '', await progressOfLast(c, resource)))
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
    .post('/importaciones/:id/revisar', signedIn, limitShortBody, async c => judgeAgain(c))
    .post('/importaciones/:id/dudas', signedIn, limitShortBody, changeDoubts)
    .post('/importaciones/:id/aplicar', signedIn, limitShortBody, idempotent, apply)
}

const limitFile = (c: Context<AppEnv>, next: () => Promise<void>) =>
  bodyLimit({
    maxSize: sheetLimits().megabytes * 1024 * 1024 + 1,
    onError: () => {
      throw tooLarge()
    },
  })(c, next)

const rows = async (c: Context<AppEnv>) => {
  const { stored } = await ownOf(c)
  const page = parseOrRefuse(pageQuery, c.req.query())
  return answerSuccess(c, '', await pageOfRows(c.var.db, stored.id, page))
}

const changeDoubts = async (c: Context<AppEnv>) => {
  const { stored, resource } = await ownOf(c)
  await acceptDoubts(c.var.db, stored.id, await readBody(c, doubtsBody))
  return answerSuccess(c, '', await importSummary(c.var.db, resource, stored))
}

const apply = async (c: Context<AppEnv>) => {
  const { stored, resource } = await ownOf(c)
  const consent = await readBody(c, applyBody)
  const { message, data } = await applyImport(c.var, writeContextOf(c, readPlanOf(resource)), stored, consent)
  logEvent(c, 'importacion', { resource: resource.name, rows: data.nuevos + data.cambiados })
  return answerSuccess(c, message, data)
}

/** Query for a page of the rows of a sheet. */
export const pageQuery = z.object({
  estado: z.enum(['nuevo', 'cambia', 'igual', 'error', 'duda', 'vacia']).optional(),
  desde: z.coerce.number().int().min(0).max(1_000_000).default(0),
  cuantos: z.coerce.number().int().min(1).max(200).default(25),
  de: z.string().optional().describe('La huella de la revisión que se vio: distingue lo que se leyó antes de corregir'),
})

/** Body that accepts one doubt of a row, or all, or takes that back. */
export const doubtsBody = z.object({
  renglon: z.number().int().min(1).optional(),
  clave: z
    .string()
    .max(1000)
    .refine(clave => !isUnprintable(clave), 'La duda no es válida')
    .optional(),
  aceptada: z.boolean(),
})

/** Body that applies a sheet: the mark that was seen, whether rows in doubt come in, and whether rows with errors stay out. */
export const applyBody = z.object({
  huella: z.string().max(100),
  dudas: z.boolean().default(false),
  omitir: z.boolean().default(false),
})
