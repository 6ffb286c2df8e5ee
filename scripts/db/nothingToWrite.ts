import { wayBack } from './wayBack.ts'

/** Returns the lines that report that tables and migrations agree. While the last migration is not in git they also say that what fills rows is not part of the tables, and how to write that migration again. */
export function nothingToWrite(folder: string, place: string): readonly string[] {
  const back = wayBack(folder, place)
  return ['Las tablas y las migraciones ya coinciden.', ...(back.length ? [ofFilling, ...back] : [])]
}

const ofFilling =
  'Lo que llena los registros que ya están (backfill, --llenar) no es parte de las tablas: si cambió eso después de escribir la migración que git todavía no tiene, quítela y escríbala de nuevo.'
