import bowser from 'bowser'
import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'
import { addressOf } from '../http/addressOf.ts'

/** Origin of a call in words that its owner recognises: the address, and browser and system. */
export type Origen = { direccion: string; dispositivo: string }

export const origenDe = (c: Context<AppEnv>): Origen => ({
  direccion: addressOf(c),
  dispositivo: dispositivoDe(c.req.header('user-agent') ?? ''),
})

const dispositivoDe = (agente: string): string => {
  if (!agente) return desconocido
  const { browser, os, platform } = bowser.parse(agente.slice(0, 500))
  const equipo = platform.model ?? os.name
  return [browser.name, equipo].filter(Boolean).join(' en ') || desconocido
}

const desconocido = 'Dispositivo desconocido'
