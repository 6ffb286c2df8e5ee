import { wayBack } from './wayBack.ts'

/**
 * Returns the lines that report that tables and migrations agree and, while the last migration is not in git, that
 * filling of rows is not compared, and how to write it again.
 */
export function nothingToWrite(folder: string, place: string): readonly string[] {
  const back = wayBack(folder, place)
  return ['Las tablas y las migraciones ya coinciden.', ...(back.length ? [ofFilling, ...back] : [])]
}

const ofFilling =
  'Lo que llena los registros que ya están (backfill, --llenar) no es parte de las tablas: si cambió eso después de escribir la migración que git todavía no tiene, quítela y escríbala de nuevo.'
