import type { Db, AppOptions } from '../../server/context.ts'
import type * as sources from './sources.ts'

type Sources = typeof sources

/** The API of the sources as they are at each call. What fails because the tables are not yet what the declarations ask says which command makes them so; sources that cannot be read say why. */
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

/** Says at the terminal what the saved sources lack: a name in a declaration, a migration, or sense. Each once. */
export const sourceWatch = (load: () => Promise<Sources>, say: (line: string) => void) => {
  let told = ''
  return async () => {
    const lack = await lackOf(load)
    if (lack && lack !== told) say(`\n${lack}`)
    told = lack
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

/** Declarations are refused in Spanish already; what the compiler or the code says is told as it is. */
const reasonOf = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  return message.startsWith('Las declaraciones') ? message : `El código del servidor no se puede usar: ${message}`
}

const refusal = (status: number, message: string) =>
  Response.json({ err: true, statusText: message, message }, { status, headers: { 'Cache-Control': 'no-store' } })
