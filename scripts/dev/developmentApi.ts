import type { AppOptions } from '../../server/context.ts'
import type { Db } from '../../server/db/queryable.ts'
import { StartRefusal } from '../../server/process/StartRefusal.ts'
import type * as sources from './sources.ts'

type Sources = typeof sources

/** Serves the API from the current sources at each call. A 500 while a migration is pending becomes a 503 that names the command; sources that cannot be loaded answer 500 with the reason. */
export const developmentApi =
  (load: () => Promise<Sources>, db: Db, opciones: AppOptions) => async (request: Request, env: object) => {
    try {
      const { createApp, pending } = await load()
      const response = await createApp(db, opciones).fetch(request, env)
      return response.status === 500 && (await pending()) ? refusal(503, behind) : response
    } catch (error) {
      return refusal(500, reasonOf(error))
    }
  }

/** Prints at the terminal what is wrong with the saved sources: a name in a declaration, a missing migration, or code that does not load. A message is not repeated while it holds. */
export const sourceWatch = (load: () => Promise<Sources>, say: (line: string) => void) => {
  let lastLack = ''
  return async () => {
    const lack = await lackOf(load)
    if (lack && lack !== lastLack) say(`\n${lack}`)
    lastLack = lack
  }
}

const lackOf = async (load: () => Promise<Sources>) => {
  try {
    const { refuseMistakes, pending } = await load()
    refuseMistakes()
    const statements = await pending()
    return statements && `${behind}\n${statements}`
  } catch (error) {
    return reasonOf(error)
  }
}

const behind =
  'Las declaraciones cambiaron y la base de datos aún no las sigue. Ejecute: npm run db:migration -- nombre (se aplica en cuanto se escribe).'

/** Refusals are in Spanish already; messages of the compiler or the code are quoted as they are. A refusal is known by its name, for the sources that were loaded anew have a class of their own. */
const reasonOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof Error && error.name === StartRefusal.name
    ? message
    : `El código del servidor no se puede usar: ${message}`
}

const refusal = (status: number, message: string) =>
  Response.json({ err: true, statusText: message, message }, { status, headers: { 'Cache-Control': 'no-store' } })
