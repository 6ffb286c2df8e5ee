import type { Context } from 'hono'
import { contado } from '../../src/language/contado.ts'
import type { AppEnv } from '../context.ts'
import { Falla } from '../http/Falla.ts'
import { logEvent } from '../log/logEvent.ts'
import { type Conteo, countIntento, type Intento } from './intentos.ts'

/** Counts an attempt in each of these; 429 with `Retry-After` while any is in a pause, and then it counts in none. */
export const countAttempts = async (c: Context<AppEnv>, conteos: readonly Conteo[]): Promise<readonly Intento[]> => {
  const { db, options } = c.var
  const { espera, intentos } = await countIntento(db, conteos, options.now())
  if (espera === 0) return intentos
  const segundos = Math.ceil(espera / 1000)
  logEvent(c, 'espera', { seconds: segundos })
  c.header('Retry-After', String(segundos))
  throw new Falla(429, `Demasiados intentos, espere ${enPalabras(segundos)} e intente de nuevo`)
}

const enPalabras = (segundos: number) =>
  segundos < 60 ? contado(segundos, 'segundo', 'segundos') : contado(Math.ceil(segundos / 60), 'minuto', 'minutos')
