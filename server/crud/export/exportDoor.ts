import { and, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { atMost } from '../../http/atMost.ts'
import { logEvent, logFailure } from '../../log/logEvent.ts'
import type { DoorCall } from '../read/doorCall.ts'
import { listingOf } from '../read/listingOf.ts'
import { keyValueOf } from '../read/keyValueOf.ts'
import type { ListQuery } from '../read/listQuery.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { columnOf } from '../registry.ts'
import { everyRecord } from './everyRecord.ts'
import { exportQuery } from './exportQuery.ts'
import { fileFormats, fileHeaders } from './fileFormats.ts'
import { sheetName } from './sheetName.ts'

type ExportCall = Pick<ListQuery, 'sort' | 'filter'> & {
  formato?: unknown
  columnas?: unknown
  /** Keys to which the export is narrowed, of those that the door shows. Default: all. */
  ids?: readonly string[]
}

/** Answers a door's rows as a file, written while they are read: the same rows and order as its list, no hidden column. HEAD gets the headers alone and begins no file, which nobody would take. */
export const exportDoor = async (
  c: Context<AppEnv>,
  doorCall: DoorCall,
  { ids, ...query }: ExportCall,
): Promise<Response> => {
  const { plan, door, call } = doorCall
  const { resource } = plan
  const { format, columns } = exportQuery(resource, door, query)
  const headers = fileHeaders(format, resource.label.many)
  const listing = await listingOf(c.var.db, doorCall, query)
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const chosenListing = ids ? { ...listing, condition: and(listing.condition, chosen(plan, ids)) } : listing
  const leave = filesAtWork.enter()
  const batches = await everyRecord(c.var.db, chosenListing, call.today, ({ rows, error }) => {
    leave()
    if (error && !c.req.raw.signal.aborted) logFailure(c, error)
    logEvent(c, 'exportacion', { rows, format })
  })
  const file = fileFormats[format].write(columns, batches, sheetName(resource, query.filter))
  return c.body(file, 200, headers)
}

/** Files that are written now, five at most: each keeps a connection of the pool while it lasts. */
const filesAtWork = atMost(5, 'Se preparan otros archivos, espere unos segundos e intente de nuevo')

const chosen = ({ resource, table }: ReadPlan, ids: readonly string[]) => {
  const keys = ids.map(id => keyValueOf(resource, id)).filter(key => key !== undefined)
  return inArray(columnOf(table, resource.key), keys)
}
