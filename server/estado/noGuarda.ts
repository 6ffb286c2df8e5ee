import type { AppOptions } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { isReadOnly } from '../db/isReadOnly.ts'
import { hasNoRoom } from '../db/hasNoRoom.ts'

/** Returns why nothing can be saved now, if so: there is no room, or the database takes no writes. */
export const noGuarda = async (options: AppOptions, db: Queryable): Promise<string | undefined> => {
  if (await hasNoRoom(options, db)) return sinLugar
  return (await isReadOnly(db)) ? soloConsultas : undefined
}

/** Text for people while there is no room to save anything. */
export const sinLugar = 'No queda espacio en el disco de la base de datos: se puede consultar, pero no guardar'

/** Text for people while the database takes no writes. */
export const soloConsultas = 'La base de datos solo admite consultas: no se puede entrar ni guardar'
