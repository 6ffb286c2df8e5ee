import type { Context } from 'hono'
import { house } from '../../src/schema/house.ts'
import { isUnprintable } from '../../src/language/texto.ts'
import type { AppEnv, Usuario } from '../context.ts'
import { notThere } from '../http/notThere.ts'
import { signedLink } from '../files/signedLink.ts'

/** Caller, path parameters, day (`yyyy-mm-dd`), and `archivo`, which signs an address of a stored file for some minutes. */
export type RequestScope = {
  usuario: Usuario
  params: Readonly<Record<string, string>>
  today: string
  archivo: (id: string | null) => string | null
}

/** Returns the scope of a request; 404 when a path parameter holds characters that no key has. */
export const requestScopeOf = (c: Context<AppEnv>): RequestScope => {
  const params: Record<string, string> = c.req.param()
  if (Object.values(params).some(isUnprintable)) throw notThere()
  return {
    usuario: c.var.usuario,
    params,
    today: house().today(c.var.options.now()),
    archivo: id => signedLink(id, c.var.options),
  }
}
