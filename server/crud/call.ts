import type { Context } from 'hono'
import { house } from '../../src/schema/house.ts'
import { isUnprintable } from '../../src/schema/tidy.ts'
import type { Entorno, Usuario } from '../contexto.ts'
import { Falla } from '../falla.ts'
import { enlace } from '../files/enlace.ts'

/** Who asks, what the path names, the day, `yyyy-mm-dd`, and where a stored file can be fetched for some minutes. */
export type Call = {
  usuario: Usuario
  params: Readonly<Record<string, string>>
  hoy: string
  archivo: (id: string | null) => string | null
}

/** The call of a request; 404 when its path holds what no key can. */
export const callOf = (c: Context<Entorno>): Call => {
  const params: Record<string, string> = c.req.param()
  if (Object.values(params).some(isUnprintable)) throw new Falla(404, 'No se encontró lo que busca')
  return {
    usuario: c.var.usuario,
    params,
    hoy: house().today(c.var.opciones.hoy()),
    archivo: id => enlace(id, c.var.opciones),
  }
}
