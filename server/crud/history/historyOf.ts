import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { columnName } from '../../../src/schema/record/columnName.ts'
import type { Value } from '../../../src/schema/kinds.ts'
import { doorColumn } from '../../../src/schema/doors/doorColumns.ts'
import type { AnyResource, Door } from '../../../src/schema/resource.ts'
import { isOutsideHistory } from '../../../src/schema/traits.ts'
import type { Queryable } from '../../db/queryable.ts'
import { mayUndo } from '../batches/mayUndo.ts'
import { everyResource } from '../registry.ts'
import type { RequestScope } from '../requestScope.ts'
import { serverHouse } from '../serverHouse.ts'
import { historial, lotes } from '../tables.ts'
import type { ToldChange, HistoryRow } from './historyRoom.ts'
import { inNamesOfToday, renamings } from './namesThen.ts'
import { countOf, onPageOf, partsOfHistory } from './partsOfHistory.ts'
import type { Words } from './wordsOf.ts'

/** A row of history as people read it. `sobre` names what it is about, where that is not the record itself; `deshacer`, the reader's own act on several records that may be taken back here. */
export type Apunte = {
  id: number
  momento: Date
  autor: string
  accion: HistoryRow['accion']
  sobre: string | null
  motivo: string | null
  lote: string | null
  deshacer: { lote: string; registros: number } | null
  cambios: readonly ToldChange[]
}

type HistoryRequest = { resource: AnyResource; key: string; door: Door; words: Words; call: RequestScope }

/** Reads a page of what happened to a record, newest first, and the total; nothing of a record that had the same key before and was deleted. */
export const historyOf = async (
  db: Queryable,
  request: HistoryRequest,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ apuntes: readonly Apunte[]; total: number }> => {
  const renamed = await renamings(db)
  const { ownRows, parts } = await partsOfHistory(db, request, renamed)
  const [rows, total] = await Promise.all([
    db
      .select({ ...getTableColumns(historial), isOwn: sql<boolean>`coalesce(${ownRows}, false)`, batch: lotes })
      .from(historial)
      .leftJoin(lotes, eq(lotes.id, historial.lote))
      .where(onPageOf(parts, limit, offset))
      .orderBy(desc(historial.id)),
    countOf(db, parts),
  ])
  const today = rows.map(row => ({
    ...row,
    antes: row.antes && inNamesOfToday(renamed, row, row.antes),
    despues: row.despues && inNamesOfToday(renamed, row, row.despues),
  }))
  const changesByRow = await serverHouse().histories?.[request.resource.name]?.tell(
    db,
    today,
    request.key,
    request.words.record,
  )
  const apuntes = await Promise.all(
    today.map(async ({ isOwn, batch, ...row }) => {
      const of = isOwn ? request.resource : readable(row.entidad, request.call)
      const inWords = of ? await changesOf(of, row, isOwn ? request.door : undefined, request) : []
      const beside = of && !isOwn ? await besideFields(db, of, row, request) : []
      return {
        id: row.id,
        momento: row.momento,
        autor: row.autor,
        accion: row.accion,
        sobre: isOwn ? null : (of?.label.one ?? null),
        motivo: row.motivo,
        lote: batch && batchLabel(batch),
        deshacer: isOwn ? undoableAct(batch, request.call) : null,
        cambios: [...inWords, ...beside, ...(changesByRow?.get(row.id) ?? [])],
      }
    }),
  )
  return { apuntes, total }
}

/** Returns the declared resource of a name if this role reads whole records of it, or it is a link. */
const readable = (name: string, { usuario }: RequestScope) =>
  everyResource().find(
    each =>
      each.name === name &&
      (each.link || Object.values(each.lists).some(({ roles, only }) => !only && roles.includes(usuario.rol))),
  )

/** Lists the declared fields that a row changes, in the order of the declaration: of the record itself those that the door shows, of another all except what leads to the record. */
const changesOf = async (
  resource: AnyResource,
  row: HistoryRow,
  door: Door | undefined,
  { words, resource: around }: HistoryRequest,
): Promise<readonly ToldChange[]> => {
  const changed = Object.entries(resource.fields).flatMap(([name, field]) => {
    const column = columnName(name, field)
    const isInRow = Object.hasOwn(row.antes ?? {}, column) || Object.hasOwn(row.despues ?? {}, column)
    const isReadable = door
      ? doorColumn(resource, door, name) !== undefined
      : field.kind !== 'reference' || field.to !== around.name
    return isInRow && field.kind !== 'id' && !isOutsideHistory(field) && isReadable ? [{ name, field, column }] : []
  })
  const changes = await Promise.all(
    changed.map(async ({ name, field, column }) => {
      const valueOn = (side: HistoryRow['antes']) =>
        words.value(resource, name, field, { [name]: side?.[column] as Value })
      const [antes, despues] = await Promise.all([valueOn(row.antes), valueOn(row.despues)])
      return { campo: field.label, antes, despues }
    }),
  )
  return changes.filter(({ antes, despues }) => antes !== '' || despues !== '')
}

/** Asks the room of another resource what one of its rows says beside its fields. */
const besideFields = async (db: Queryable, { name }: AnyResource, row: HistoryRow, { words }: HistoryRequest) =>
  (await serverHouse().histories?.[name]?.tell(db, [row], row.clave, words.record))?.get(row.id) ?? []

/** Returns the act on several records that its author may take back; an import is taken back among the imports. */
const undoableAct = (batch: typeof lotes.$inferSelect | null, { usuario }: RequestScope): Apunte['deshacer'] =>
  batch && !batch.archivo && mayUndo(batch, usuario) ? { lote: batch.id, registros: batch.registros } : null

const batchLabel = ({ entidad, accion, archivo, deshace }: typeof lotes.$inferSelect): string => {
  const action = everyResource().find(({ name }) => name === entidad)?.bulk?.[accion]?.label ?? 'Varios registros'
  const label = archivo ? `Importación de «${archivo}»` : action
  return deshace ? `Se deshizo: ${label}` : label
}
