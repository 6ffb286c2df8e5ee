import * as z from 'zod'
import { mayImport } from '../../../src/schema/cells/importable.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AnswerOf, ApiCall } from '../apiCall.ts'
import { valuesAnswer } from '../valuesAnswer.ts'
import { callsUnder } from '../callsUnder.ts'
import type { applyImport } from './applyImport.ts'
import type { batchesOf, rowsOfBatch } from './batches.ts'
import { cellsBody, columnsBody } from './corrections.ts'
import { applyBody, doubtsBody, pageQuery } from './endpoints.ts'
import type { pageOfRows } from './importRows.ts'
import type { importSummary } from './importSummary.ts'
import type { lastImport, progressOfLast } from './lastImport.ts'

/** Describes the calls of every spreadsheet that came in. */
export const importCalls = (): readonly ApiCall[] => {
  const hojas = callsUnder('Hojas de cálculo')
  return [
    hojas('GET', 'importaciones/{id}/filas', 'Los renglones de una hoja por aplicar', {
      query: pageQuery,
      answers: rows,
    }),
    hojas('GET', 'importaciones/{id}/errores', 'Los renglones con errores, como archivo', { answers: 'archivo' }),
    hojas('GET', 'importaciones/lotes/{id}/filas', 'Los renglones de una hoja aplicada', { answers: appliedRows }),
    hojas('POST', 'importaciones/{id}/columnas', 'Dice qué dato llena cada columna', {
      body: columnsBody,
      answers: summary,
    }),
    hojas('POST', 'importaciones/{id}/celdas', 'Corregir celdas', { body: cellsBody, answers: summary }),
    hojas('POST', 'importaciones/{id}/dudas', 'Decidir lo que la hoja deja en duda', {
      body: doubtsBody,
      answers: summary,
    }),
    hojas('POST', 'importaciones/{id}/revisar', 'Revisar de nuevo', { answers: summary }),
    hojas('POST', 'importaciones/{id}/aplicar', 'Aplica la hoja revisada', { body: applyBody, answers: applied }),
  ]
}

/** Describes the calls by which the spreadsheets of a resource come in. */
export const importCallsOf = (resource: AnyResource): readonly ApiCall[] => {
  const { name, label, write = {} } = resource
  const roles = [...new Set([...(write.create ?? []), ...(write.update ?? [])])].filter(role =>
    mayImport(resource, role),
  )
  if (!roles.length) return []
  const query = z.object({ archivo: z.string().optional().describe('Cómo se llama el archivo') })
  const sheets = (
    method: ApiCall['method'],
    ending: string,
    summary: string,
    details: Pick<ApiCall, 'answers'> & Partial<ApiCall>,
  ): ApiCall => ({
    method,
    path: `importaciones/${name}${ending}`,
    group: label.many,
    summary: `${label.many}: ${summary}`,
    roles,
    ...details,
  })
  return [
    sheets('POST', '', 'recibir una hoja y decir qué traería', {
      query,
      sends: 'application/octet-stream',
      answers: summary,
    }),
    sheets('GET', '', 'la hoja que está por aplicarse', { answers: last }),
    sheets('GET', '/plantilla', 'la plantilla de la hoja', { answers: 'archivo' }),
    sheets('GET', '/avance', 'cuánto lleva la hoja que se lee', { answers: progress }),
    sheets('GET', '/lotes', 'las hojas aplicadas', { answers: batches }),
  ]
}

const text = z.string()
const moment = z.iso.datetime()

const summary = z.strictObject({
  id: z.uuid(),
  archivo: text,
  momento: moment,
  avisos: z.array(text),
  huella: text,
  columnas: z.array(z.strictObject({ encabezado: text, campo: text.nullable() })),
  campos: z.array(z.strictObject({ campo: text, nombre: text, requerido: z.boolean(), falta: z.boolean() })),
  cuenta: z.strictObject({
    total: z.int(),
    nuevos: z.int(),
    cambian: z.int(),
    iguales: z.int(),
    errores: z.int(),
    dudas: z.int(),
  }),
  vacian: z.int(),
  avance: z.int(),
}) satisfies z.ZodType<AnswerOf<typeof importSummary>>

const last = summary.extend({ aplicando: z.boolean(), interrumpida: z.boolean() }).nullable() satisfies z.ZodType<
  AnswerOf<typeof lastImport>
>

const progress = z.strictObject({ avance: z.int() }) satisfies z.ZodType<AnswerOf<typeof progressOfLast>>

const rows = z.strictObject({
  total: z.int(),
  filas: z.array(
    z.strictObject({
      importacion: z.uuid(),
      renglon: z.int(),
      celdas: z.array(text),
      estado: z.enum(['nuevo', 'cambia', 'igual', 'error']),
      clave: text.nullable(),
      titulo: text,
      cambios: z.record(text, z.tuple([text, text])),
      faltas: z.record(text, text),
      dudas: z.array(z.strictObject({ campo: text, mensaje: text, clave: text, aceptada: z.boolean().optional() })),
    }),
  ),
}) satisfies z.ZodType<AnswerOf<typeof pageOfRows>>

const applied = z.strictObject({
  lote: z.uuid(),
  nuevos: z.int(),
  cambiados: z.int(),
  omitidos: z.int(),
  deshacer: z.boolean(),
}) satisfies z.ZodType<AnswerOf<typeof applyImport>['data']>

const batches = z.array(
  z.strictObject({
    id: z.uuid(),
    autor: text,
    momento: moment,
    archivo: text.nullable(),
    nuevos: z.int(),
    cambiados: z.int(),
    deshecho: moment.nullable(),
    deshacer: z.boolean(),
  }),
) satisfies z.ZodType<AnswerOf<typeof batchesOf>>

const side = valuesAnswer().nullable()

const appliedRows = z.strictObject({
  filas: z.array(
    z.strictObject({
      clave: text,
      titulo: text,
      accion: z.enum(['create', 'update', 'delete']),
      antes: side,
      despues: side,
    }),
  ),
  ausentes: z.int(),
}) satisfies z.ZodType<AnswerOf<typeof rowsOfBatch>>
