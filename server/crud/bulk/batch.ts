import { countBy, sortBy } from 'es-toolkit'
import { randomUUID } from 'node:crypto'
import type { AnyBulkAction } from '../../../src/schema/bulk.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { sealOf } from '../../../src/schema/record/sealOf.ts'
import { contado } from '../../../src/language/contado.ts'
import { ordenEspanol } from '../../../src/language/texto.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { OnProgress } from '../../db/progressIn.ts'
import { rollBackAfter } from '../../db/rollBackAfter.ts'
import { Falla } from '../../http/Falla.ts'
import { recordBatch } from '../batches/recordBatch.ts'
import { markOf } from '../markOf.ts'
import { valuesInHistory } from './batchSince.ts'
import type { Act } from './bulkRoom.ts'
import type { ChosenRow } from './chosenRows.ts'
import { partsOf } from './partsOf.ts'
import { runBatch, type Batch, type BatchRequest } from './runBatch.ts'

/** A declared action on chosen records; `absent` counts those that the list does not show the caller. */
type ActionRequest = BatchRequest & { name: string; action: AnyBulkAction; absent: number }

/** Previews a batch by doing it and taking it back, so that it says what will be. Works on some records at a time, so that nobody waits long for one; related ones go together. */
export const previewBatch = async (request: ActionRequest) => {
  const { call, act, rows, absent } = request
  const parts: Batch[] = []
  let doneRows = 0
  for (const part of await partsOf(request)) {
    const before = doneRows
    const progressIn = (tx: Queryable): OnProgress => {
      const onProgress = call.progressIn(tx)
      return of => onProgress((before + of * part.length) / rows.length)
    }
    parts.push(
      await rollBackAfter(call.db, tx =>
        runBatch(
          { ...request, call: { ...call, db: tx, progressIn, rehearsed: true }, rows: part },
          randomUUID(),
          rows,
        ),
      ),
    )
    doneRows += part.length
  }
  const batch = {
    results: inOrderOf(
      rows,
      parts.flatMap(({ results }) => results),
    ),
    writes: parts.flatMap(({ writes }) => writes),
    tallies: parts.flatMap(({ tallies }) => tallies),
    stopped: parts.some(({ stopped }) => stopped),
  }
  return { ...summaryOf(batch, absent), ...saidBy(act, batch) }
}

/** Returns what the act itself says: remarks before any record, and a sentence on all of them. */
const saidBy = ({ remarks, inAll }: Act, { tallies }: Batch): { notas?: readonly string[]; enTotal?: string } => ({
  ...(remarks?.length && { notas: remarks }),
  ...(tallies.length && { enTotal: inAll?.(tallies) }),
})

/** Sorts results by the order in which their records were chosen. */
const inOrderOf = (rows: readonly ChosenRow[], results: Batch['results']): Batch['results'] => {
  const places = new Map(rows.map(({ key }, place) => [key, place]))
  return sortBy(results, [({ id }) => places.get(id) ?? 0])
}

/** Does what was previewed. 409, and nothing, when something else would happen by now, warnings were not accepted, or all must be done and one cannot. */
export const applyBatch = async (
  request: ActionRequest,
  { huella: seenMark, avisos: areWarningsAccepted }: { huella: string; avisos: boolean },
) => {
  const { call, resource, name, action, rows, absent } = request
  const batchId: string = randomUUID()
  const batch = await runBatch(request, batchId)
  const data = { ...summaryOf(batch, absent), ...saidBy(request.act, batch) }
  if (data.huella !== seenMark)
    throw new Falla(409, 'Los registros cambiaron desde que los revisó: revíselos de nuevo', { data })
  if (data.avisos && !areWarningsAccepted) throw new Falla(409, 'Lea las advertencias antes de continuar', { data })
  if (batch.stopped) throw new Falla(409, 'No se cambió ninguno: quite de la selección los que no se puede', { data })
  const final = action.handler !== undefined || closesAny(resource, rows, batch.writes)
  if (data.cambian)
    await recordBatch(call.db, call, resource, {
      id: batchId,
      accion: name,
      registros: data.cambian,
      sin_vuelta: final,
    })
  const message = `${action.label}: ${contado(data.cambian, 'registro', 'registros')}`
  return {
    message: data.impedidos
      ? `${message}; ${contado(data.impedidos, 'quedó', 'quedaron')} como ${data.impedidos === 1 ? 'estaba' : 'estaban'}`
      : message,
    data: {
      ...data,
      lote: data.cambian ? batchId : null,
      deshacer: data.cambian > 0 && !final,
      resultados: batch.results,
    },
  }
}

/** Tells whether a write leaves its record in a state that would refuse taking it back. */
const closesAny = (resource: AnyResource, rows: readonly ChosenRow[], written: Batch['writes']): boolean => {
  const before = new Map(rows.map(({ key, values }) => [key, values]))
  return written.some(
    ({ entidad, clave, despues }) =>
      entidad === resource.name &&
      sealOf(resource, 'update', { ...before.get(clave), ...valuesInHistory(resource, despues ?? {}) }) !== undefined,
  )
}

/** Sums a batch up: counts all records, and names the first ones of each reason. */
const summaryOf = ({ results, writes, stopped }: Batch, absent: number) => {
  const refused = results.filter(({ motivo }) => motivo !== undefined)
  const motivos = [...new Set(refused.map(({ motivo }) => motivo))].map(motivo => {
    const ofReason = refused.filter(each => each.motivo === motivo)
    return {
      motivo,
      cuantos: ofReason.length,
      quienes: ofReason.slice(0, mostNamed).map(({ id, titulo }) => ({ id, titulo })),
    }
  })
  const cambian = results.filter(({ hecho }) => hecho).length
  return {
    total: results.length,
    cambian,
    iguales: results.length - cambian - refused.length,
    ...apartOf(results),
    impedidos: refused.length,
    ausentes: absent,
    motivos,
    ...detailsOf(results),
    ...warningsIn(results),
    detenido: stopped,
    huella: markOf([sortBy(writes, ['entidad', 'clave', 'version']), results]),
  }
}

/** Counts the records of which nothing was to change, by the reason that the act gives. */
const apartOf = (results: Batch['results']): { aparte?: { texto: string; cuantos: number }[] } => {
  const countByText = countBy(
    results.flatMap(({ aparte }) => aparte ?? []),
    texto => texto,
  )
  const aparte = Object.entries(countByText).map(([texto, cuantos]) => ({ texto, cuantos }))
  return aparte.length ? { aparte } : {}
}

/** Lists what the act says of changed records, in the order of their titles. */
const detailsOf = (results: Batch['results']): { detalles?: { titulo: string; texto: string }[] } => {
  const detalles = results.flatMap(({ titulo, detalle }) => (detalle === undefined ? [] : [{ titulo, texto: detalle }]))
  const byTitle = detalles.toSorted((one, other) => ordenEspanol(one.titulo, other.titulo))
  return detalles.length ? { detalles: byTitle.slice(0, mostNamed) } : {}
}

/** Lists the warnings against changed records, each with the titles that it is said of. */
const warningsIn = (results: Batch['results']): { avisos?: { texto: string; quienes: string[] }[] } => {
  const titlesByText = new Map<string, string[]>()
  for (const { titulo, avisos = [] } of results)
    for (const { texto } of avisos) titlesByText.set(texto, [...(titlesByText.get(texto) ?? []), titulo])
  return titlesByText.size
    ? { avisos: [...titlesByText].slice(0, mostNamed).map(([texto, quienes]) => ({ texto, quienes })) }
    : {}
}

const mostNamed = 100
