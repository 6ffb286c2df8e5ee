import type { AppOptions, Queryable } from '../context.ts'
import { isReadOnly } from '../db/isReadOnly.ts'
import { hasNoRoom } from '../process/hasNoRoom.ts'

/** Why nothing can be saved now, if so: there is no room, or the database takes no writes. */
export const noGuarda = async (options: AppOptions, db: Queryable): Promise<string | undefined> => {
  if (await hasNoRoom(options, db)) return sinLugar
  return (await isReadOnly(db)) ? soloConsultas : undefined
}

/** What people are told while nothing can be saved. */
export const sinLugar = 'No queda espacio en el disco de la base de datos: se puede consultar, pero no guardar'

/** What people are told while the database takes no writes. */
export const soloConsultas = 'La base de datos solo admite consultas: no se puede entrar ni guardar'
