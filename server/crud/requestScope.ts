import type { Context } from 'hono'
import { house } from '../../src/schema/house.ts'
import { isUnprintable } from '../../src/language/texto.ts'
import type { AppEnv, Usuario } from '../context.ts'
import { notThere } from '../http/notThere.ts'
import { signedLink } from '../files/signedLink.ts'

/** Who asks, what the path names, the day, `yyyy-mm-dd`, and where a stored file can be fetched for some minutes. */
export type RequestScope = {
  usuario: Usuario
  params: Readonly<Record<string, string>>
  today: string
  archivo: (id: string | null) => string | null
}

/** The call of a request; 404 when its path holds what no key can. */
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
