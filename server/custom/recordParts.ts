import type { RecordPart } from '../../src/schema/resource.ts'
import type { Consulta } from '../contexto.ts'
import { documentacionDe } from './documentacion/documentacionDe.ts'

/** What each hand-made part of a record is, for records of these keys. */
export const recordParts: Readonly<Record<RecordPart, (db: Consulta, keys: readonly string[]) => Promise<ReadonlyMap<string, unknown>>>> = {
  documentacion: documentacionDe,
}
