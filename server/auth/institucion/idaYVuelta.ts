import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../../context.ts'
import { type Asunto, openPase, takePase } from '../factores/pases.ts'
import { pases } from '../factores/tables.ts'
import { huellaDeSecreto, newToken } from '../newToken.ts'

/**
 * Stores what the answer to a departure must fit. Each departure has its own pass, by its `state`, so that tabs which
 * leave together all come back.
 */
export const keepSalida = async (c: Context<AppEnv>, datos: { state: string } & Record<string, string>) => {
  const secreto = keepSecreto(c)
  const token = tokenDe(secreto, datos.state)
  const suyos = { ...datos, navegador: huellaDeSecreto(secreto) }
  // An outcome that nobody fetched may be somebody else's.
  await c.var.db.delete(pases).where(ofNavegador(c, secreto, 'llegada de la institucion'))
  await openPase(c.var.db, { para: 'institucion', datos: suyos, token }, c.var.options.now())
}

/** Takes the pass of the departure that this return answers, once; undefined where this browser did not leave with its `state`, or too long ago. */
export const takeSalida = async (c: Context<AppEnv>) => {
  const secreto = secretoDe(c)
  if (!secreto) return undefined
  return takePase(c.var.db, tokenDe(secreto, c.req.query('state') ?? ''), 'institucion', c.var.options.now())
}

/** Tells whether this browser has a departure under way. */
export const hasLeft = async (c: Context<AppEnv>): Promise<boolean> => {
  const secreto = secretoDe(c)
  return !!secreto && (await c.var.db.$count(pases, ofNavegador(c, secreto, 'institucion'))) > 0
}

/** Keeps the outcome of a return until the web app asks for it. */
export const keepLlegada = async (c: Context<AppEnv>, llegada: { usuario_id?: string; falta?: string }) => {
  const { usuario_id, falta } = llegada
  const datos = { navegador: huellaDeSecreto(keepSecreto(c)), ...(falta && { falta }) }
  const pase = { para: 'llegada de la institucion' as const, ...(usuario_id && { usuario_id }), datos }
  await openPase(c.var.db, pase, c.var.options.now())
}

/** Takes the newest outcome that waits for this browser, once; tabs that ask at the same moment get one each. */
export const takeLlegada = async (c: Context<AppEnv>) => {
  const secreto = secretoDe(c)
  if (!secreto) return undefined
  const newest = c.var.db
    .select({ hash: pases.token_hash })
    .from(pases)
    .where(ofNavegador(c, secreto, 'llegada de la institucion'))
    .orderBy(desc(pases.expira))
    .limit(1)
    .for('update', { skipLocked: true })
  const [pase] = await c.var.db.delete(pases).where(inArray(pases.token_hash, newest)).returning()
  return pase
}

const ofNavegador = (c: Context<AppEnv>, secreto: string, para: Asunto) =>
  and(
    eq(pases.para, para),
    gt(pases.expira, c.var.options.now()),
    sql`${pases.datos}->>'navegador' = ${huellaDeSecreto(secreto)}`,
  )

const tokenDe = (secreto: string, state: string) => `${secreto}.${state}`

/** Returns the secret that all tabs of this browser share. */
const secretoDe = (c: Context<AppEnv>): string | undefined => /^[\w-]{43}$/.exec(getCookie(c, galleta) ?? '')?.[0]

/** Keeps that secret, or a new one, for as long as a pass: in a cookie that only this browser brings and no script reads; `Lax`, for it comes back from the institution's page. */
const keepSecreto = (c: Context<AppEnv>): string => {
  const secreto = secretoDe(c) ?? newToken()
  setCookie(c, galleta, secreto, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.var.options.address.startsWith('https:'),
    maxAge: 600,
  })
  return secreto
}

const galleta = 'institucion_pase'
