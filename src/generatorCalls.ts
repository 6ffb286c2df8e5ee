import type { ExtractSchema } from 'hono/types'
import type { adviceFor } from '../server/crud/advice/findingsOf.ts'
import type { AnswerOf } from '../server/crud/apiCall.ts'
import type { applyBatch, previewBatch } from '../server/crud/bulk/batch.ts'
import type { inCommon } from '../server/crud/bulk/inCommon.ts'
import type { progressOfBatch } from '../server/crud/bulk/progress.ts'
import type { timeLine } from '../server/crud/casos/timeLine.ts'
import type { busqueda } from '../server/crud/find/busqueda.ts'
import type { historyOf } from '../server/crud/history/historyOf.ts'
import type { recordAt } from '../server/crud/history/recordAt.ts'
import type { applyImport } from '../server/crud/import/applyImport.ts'
import type { batchesOf, rowsOfBatch } from '../server/crud/import/batches.ts'
import type { pageOfRows } from '../server/crud/import/importRows.ts'
import type { lastImport, progressOfLast } from '../server/crud/import/lastImport.ts'
import type { notices } from '../server/crud/notices/endpoints.ts'
import type { pendientes } from '../server/crud/pendientes.ts'
import type { personal } from '../server/crud/personal/endpoints.ts'
import type { countViews } from '../server/crud/read/filters/countViews.ts'
import type { alongside } from '../server/crud/write/remove.ts'
import type { Together } from './api/calls.ts'

type Apps = typeof busqueda | typeof notices | typeof pendientes | typeof personal

type Routes = Together<ExtractSchema<ReturnType<Apps>>>

/** Answers of the calls whose address a declaration makes. */
export type GeneratorCalls = {
  advertencias: AnswerOf<typeof adviceFor>
  caso: AnswerOf<typeof timeLine>
  eliminacion: { tambien: AnswerOf<typeof alongside> | null }
  historial: AnswerOf<typeof historyOf>
  entonces: AnswerOf<typeof recordAt>
  importacion: NonNullable<AnswerOf<typeof lastImport>>
  avance: AnswerOf<typeof progressOfBatch | typeof progressOfLast>
  renglones: AnswerOf<typeof pageOfRows>
  aplicada: AnswerOf<typeof applyImport>['data']
  batches: AnswerOf<typeof batchesOf>
  recordsOfBatch: AnswerOf<typeof rowsOfBatch>
  enComun: AnswerOf<typeof inCommon>
  porHacer: AnswerOf<typeof previewBatch>
  hecho: AnswerOf<typeof applyBatch>['data']
  vistas: AnswerOf<typeof countViews>
}

/** Adds the answers of the server's generator to the calls that screens know: types alone, no code of the server. */
declare module './api/calls.ts' {
  interface Calls extends Routes {}
}
