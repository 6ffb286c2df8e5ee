import type { Context } from 'hono'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { resourceNamed } from '../../../src/schema/house.ts'
import { mayImport } from '../../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { logEvent } from '../../log/logEvent.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { writeContextOf } from '../write/writeContext.ts'
import { sheetsAtWork } from './bringIn.ts'
import { readSheet } from './file/readSheet.ts'
import { cellText, type SheetRow } from './file/sheet.ts'
import { countOpenedAccounts, withOpenedAccounts } from './countOpenedAccounts.ts'
import { importSummary } from './importSummary.ts'
import { sheetRowsOf } from './importRows.ts'
import { ownImport, storeImport, storeOutcome, type StoredImport } from './storedImport.ts'
import { withProgress } from './withProgress.ts'
import { previewImport } from './previewImport.ts'
import { rememberedColumns } from './remembered.ts'
import { importaciones } from './tables.ts'
import { tableOf } from './tableOf.ts'

/** Receives a file whose name is in the address: reads it, judges it and keeps it for its owner. 422 for one inside a form. */
export const receive = async (c: Context<AppEnv>, resource: AnyResource) => {
  if (c.req.header('content-type')?.toLowerCase().startsWith('multipart/')) throw new Falla(422, enFormulario)
  const archivo = cellText(c.req.query('archivo') ?? '').slice(0, 200) || 'hoja'
  const sheet = await readSheet(Buffer.from(await c.req.arrayBuffer()), c.var.usuario.id)
  const { headings, columns, rows } = tableOf(resource, sheet, await rememberedColumns(c, resource))
  const { db, usuario, options } = c.var
  const momento = options.now()
  const stored: StoredImport = {
    id: randomUUID(),
    usuario_id: usuario.id,
    entidad: resource.name,
    archivo,
    momento,
    expira: new Date(momento.getTime() + week),
    encabezados: headings,
    columnas: columns,
    avisos: sheet.avisos,
    huella: '',
    avance: 0,
    latido: momento,
  }
  sheetsAtWork.refuseWhileFull()
  await storeImport(db, stored)
  const answer = await judge(c, { stored, resource, keptRows: [] }, rows).catch(async (error: unknown) => {
    await db.delete(importaciones).where(eq(importaciones.id, stored.id))
    throw error
  })
  logEvent(c, 'importacion revisada', { resource: resource.name, rows: rows.length })
  return answer
}

const enFormulario =
  'El archivo va tal cual en el cuerpo de la llamada, no dentro de un formulario (multipart/form-data): envíe los bytes del CSV o del Excel, con su nombre en «?archivo=»'

/** Returns the caller's spreadsheet in the address, and its resource; 404 for none, 403 for a resource that is no longer theirs to write. */
export const ownOf = async (c: Context<AppEnv>) => {
  const stored = await ownImport(c.var.db, c.req.param('id') ?? '', c.var.usuario.id, c.var.options.now())
  const resource = resourceNamed(stored.entidad)
  if (!mayImport(resource, c.var.usuario.rol)) throw notAllowed()
  return { stored, resource }
}

/** Judges the rows anew, each as it was corrected, and keeps what changed of the spreadsheet. */
export const judgeAgain = async (
  c: Context<AppEnv>,
  change: Partial<StoredImport> = {},
  corrected: (row: SheetRow) => SheetRow = row => row,
) => {
  const ownImport = await ownOf(c)
  const keptRows = await sheetRowsOf(c.var.db, ownImport.stored.id)
  return judge(c, { ...ownImport, keptRows }, keptRows.map(corrected), change)
}

const judge = async (
  c: Context<AppEnv>,
  { stored, resource, keptRows }: Awaited<ReturnType<typeof ownOf>> & { keptRows: readonly SheetRow[] },
  rows: readonly SheetRow[],
  change: Partial<StoredImport> = {},
) => {
  const { db } = c.var
  const work = {
    tx: db,
    context: writeContextOf(c, readPlanOf(resource)),
    columns: change.columnas ?? stored.columnas,
  }
  const judged = await withProgress(c, stored.id, async onProgress => {
    const outcome = await previewImport(work, rows, onProgress)
    const avisos = withOpenedAccounts(stored.avisos, countOpenedAccounts(resource, outcome.rows))
    await storeOutcome(db, { stored, rows: keptRows }, outcome, { ...change, avisos })
    return { ...change, avisos, huella: outcome.mark }
  })
  return answerSuccess(c, '', await importSummary(db, resource, { ...stored, ...judged, avance: 100 }))
}

/** Life of a spreadsheet (ms): what was corrected on a Friday is there on Monday, and after a long weekend. */
const week = 7 * 24 * 60 * 60 * 1000
