import type { Context } from 'hono'
import { contado } from '../../src/language/contado.ts'
import type { Entorno } from '../contexto.ts'
import { Falla } from '../falla.ts'
import { type Cuenta, devuelto, intento } from './intentos.ts'

/** Counts an attempt in each of these; 429 with `Retry-After` when it is one too many in any, and then it counts in none. */
export const contar = async (c: Context<Entorno>, cuentas: readonly Cuenta[]): Promise<void> => {
  const { db, opciones } = c.var
  for (const [i, cuenta] of cuentas.entries()) {
    const segundos = await intento(db, cuenta, opciones.hoy())
    if (segundos === 0) continue
    for (const anterior of cuentas.slice(0, i)) await devuelto(db, anterior)
    const minutos = Math.ceil(segundos / 60)
    c.header('Retry-After', String(segundos))
    throw new Falla(429, `Demasiados intentos, espere ${contado(minutos, 'minuto', 'minutos')} e intente de nuevo`)
  }
}
