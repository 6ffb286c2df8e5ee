import * as z from 'zod'
import type { AnswerOf, ApiCall } from '../apiCall.ts'
import { valuesAnswer } from '../valuesAnswer.ts'
import { callsUnder } from '../callsUnder.ts'
import { historyQuery } from './endpoints.ts'
import type { historyOf } from './historyOf.ts'
import type { recordAt } from './recordAt.ts'

/** Describes the history of a record. */
export const historyCalls = (): readonly ApiCall[] => [
  callsUnder('Historial')(
    'GET',
    'historial/{resource}/{key}',
    'Lo que pasó con un registro, o con «fecha» cómo estaba al final de ese día',
    { query: historyQuery, answers: z.union([page, recordAtAnswer.nullable()]) },
  ),
]

const page = z.strictObject({
  total: z.int(),
  apuntes: z.array(
    z.strictObject({
      id: z.int(),
      momento: z.iso.datetime(),
      autor: z.string(),
      accion: z.enum(['create', 'update', 'delete']),
      sobre: z.string().nullable(),
      motivo: z.string().nullable(),
      lote: z.string().nullable(),
      deshacer: z.strictObject({ lote: z.uuid(), registros: z.int() }).nullable(),
      cambios: z.array(z.strictObject({ campo: z.string(), antes: z.string(), despues: z.string() })),
    }),
  ),
}) satisfies z.ZodType<AnswerOf<typeof historyOf>>

const recordAtAnswer = z.strictObject({
  valores: valuesAnswer(),
  textos: z.record(z.string(), z.string()),
}) satisfies z.ZodType<AnswerOf<typeof recordAt>>
