import * as z from 'zod'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { idempotencyHeader } from '../../idempotency/idempotencyHeader.ts'
import { finding } from '../advice/adviceCalls.ts'
import type { AnswerOf, ApiCall } from '../apiCall.ts'
import { valuesAnswer } from '../valuesAnswer.ts'
import { callsUnder } from '../callsUnder.ts'
import type { applyBatch, previewBatch } from './batch.ts'
import { batchBody } from './endpoints.ts'
import type { inCommon } from './inCommon.ts'
import type { progressOfBatch } from './progress.ts'
import type { undoBatch } from './undoBatch.ts'

/** Describes the calls of every batch. */
export const bulkCalls = (): readonly ApiCall[] => {
  const batches = callsUnder('Lotes')
  return [
    batches('GET', 'lotes/avance', 'Qué parte va de lo propio que se hace a varios registros', { answers: progress }),
    batches('POST', 'lotes/{id}/deshacer', 'Deshacer lo que se hizo a varios registros', { answers: undone }),
  ]
}

/** Describes the batches that a resource declares. */
export const bulkCallsOf = ({ name, label, bulk = {} }: AnyResource): readonly ApiCall[] =>
  Object.entries(bulk).map(([action, { label: actionLabel, roles }]) => ({
    method: 'POST',
    path: `lotes/${name}/${action}`,
    group: label.many,
    summary: `${actionLabel}: los registros elegidos. Con «preview» dice qué pasaría; con la «huella» de esa respuesta lo hace`,
    roles,
    headers: idempotencyHeader,
    body: batchBody,
    answers: z.union([applied, preview, common]),
  }))

const text = z.string()
const progress = z.strictObject({ avance: z.int().nullable() }) satisfies z.ZodType<AnswerOf<typeof progressOfBatch>>
const undone = z.strictObject({ lote: z.uuid(), registros: z.int() }) satisfies z.ZodType<
  AnswerOf<typeof undoBatch>['data']
>
const common = z.strictObject({
  total: z.int(),
  ausentes: z.int(),
  comunes: valuesAnswer(),
}) satisfies z.ZodType<AnswerOf<typeof inCommon>>

const preview = z.strictObject({
  total: z.int(),
  cambian: z.int(),
  iguales: z.int(),
  aparte: z.array(z.strictObject({ texto: text, cuantos: z.int() })).optional(),
  impedidos: z.int(),
  ausentes: z.int(),
  motivos: z.array(
    z.strictObject({
      motivo: text,
      cuantos: z.int(),
      quienes: z.array(z.strictObject({ id: text, titulo: text })),
    }),
  ),
  detalles: z.array(z.strictObject({ titulo: text, texto: text })).optional(),
  avisos: z.array(z.strictObject({ texto: text, quienes: z.array(text) })).optional(),
  detenido: z.boolean(),
  huella: text,
  notas: z.array(text).optional(),
  enTotal: text.optional(),
}) satisfies z.ZodType<AnswerOf<typeof previewBatch>>

const applied = preview.extend({
  lote: z.uuid().nullable(),
  deshacer: z.boolean(),
  resultados: z.array(
    z.strictObject({
      id: text,
      titulo: text,
      hecho: z.literal(true).optional(),
      motivo: text.optional(),
      aparte: text.optional(),
      detalle: text.optional(),
      avisos: z.array(finding).optional(),
    }),
  ),
}) satisfies z.ZodType<AnswerOf<typeof applyBatch>['data']>
