import { wayBack } from './wayBack.ts'

/** Says that tables and migrations agree, a line each; while git has not the last migration also that what fills rows is no part of the tables, and how it is written anew. */
export function nothingToWrite(folder: string, place: string): readonly string[] {
  const back = wayBack(folder, place)
  return ['Las tablas y las migraciones ya coinciden.', ...(back.length ? [ofFilling, ...back] : [])]
}

const ofFilling =
  'Lo que llena los registros que ya están (backfill, --llenar) no es parte de las tablas: si cambió eso después de escribir la migración que git todavía no tiene, quítela y escríbala de nuevo.'
