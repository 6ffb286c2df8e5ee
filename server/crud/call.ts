import type { Context } from 'hono'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { isUnprintable } from '../../src/schema/tidy.ts'
import type { Entorno, Usuario } from '../contexto.ts'
import { Falla } from '../falla.ts'

/** Who asks, what the path names, and the day, `yyyy-mm-dd`. */
export type Call = { usuario: Usuario; params: Readonly<Record<string, string>>; hoy: string }

/** The call of a request; 404 when its path holds what no key can. */
export const callOf = (c: Context<Entorno>): Call => {
  const params: Record<string, string> = c.req.param()
  if (Object.values(params).some(isUnprintable)) throw new Falla(404, 'No se encontró lo que busca')
  return { usuario: c.var.usuario, params, hoy: hoyEnMexico(c.var.opciones.hoy()) }
}
