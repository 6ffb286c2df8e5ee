import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { anyOf } from '../db/planOnce.ts'
import { duracion, fallasDeDispositivo } from './limites.ts'
import { dispositivos, usuarios } from './tables.ts'
import { huellaDeSecreto, newToken } from './newToken.ts'

/** Tells whether this browser has signed in to the account of this e-mail before; counts a wrong password against it beforehand. One that guesses is no longer known. */
export const isKnownDispositivo = async (c: Context<AppEnv>, email: string): Promise<boolean> => {
  const { rowCount } = await c.var.db
    .update(dispositivos)
    .set({ fallas: sql`${dispositivos.fallas} + 1` })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.id, dispositivos.usuario_id),
        eq(usuarios.email, email),
        eq(dispositivos.token_hash, huellaDeDispositivo(c)),
        lt(dispositivos.fallas, fallasDeDispositivo),
        sql`${dispositivos.expira} > ${c.var.options.now()}`,
      ),
    )
  return Boolean(rowCount)
}

/** Remembers that this browser has signed in to an account: a secret in a cookie that no script reads, and its hash here. */
export const rememberDispositivo = async (c: Context<AppEnv>, tx: Queryable, usuario_id: string): Promise<void> => {
  const { now, address, origins = [] } = c.var.options
  const token = tokenDeDispositivo(c) ?? newToken()
  const expira = new Date(now().getTime() + duracion.dispositivo)
  const secure = address.startsWith('https:')
  setCookie(c, cookie, token, {
    path: '/api',
    httpOnly: true,
    secure,
    sameSite: secure && origins.length > 0 ? 'None' : 'Lax',
    maxAge: duracion.dispositivo / 1000,
  })
  await tx
    .insert(dispositivos)
    .values({ token_hash: huellaDeSecreto(token), usuario_id, expira })
    .onConflictDoUpdate({ target: [dispositivos.usuario_id, dispositivos.token_hash], set: { fallas: 0, expira } })
}

/** Forgets the browsers of these accounts, except one. */
export const forgetDispositivos = async (tx: Queryable, cuentas: readonly string[], salvo?: string): Promise<void> => {
  await tx
    .delete(dispositivos)
    .where(and(anyOf(dispositivos.usuario_id, cuentas), salvo ? ne(dispositivos.token_hash, salvo) : undefined))
}

/** Returns the hash of this browser's secret; where it has none, the hash of an empty text, which is no browser's. */
export const huellaDeDispositivo = (c: Context<AppEnv>): string => huellaDeSecreto(tokenDeDispositivo(c) ?? '')

const tokenDeDispositivo = (c: Context<AppEnv>): string | undefined =>
  /^[\w-]{43}$/.exec(getCookie(c, cookie) ?? '')?.[0]

const cookie = 'dispositivo'
