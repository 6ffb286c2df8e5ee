import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { addressOf, networkOf } from './addressOf.ts'
import { withinWait } from '../db/withinWait.ts'
import { overCapacity } from './errorHandler.ts'
import { turnstile } from './turnstile.ts'

/**
 * Works on `places` calls at once per process, lets a few wait, refuses the rest: 503 with `Retry-After`, before work
 * begins. Uploads and calls that hash passwords have places of their own.
 */
export const withinCapacity = (places: number, workPasswords?: RegExp) => {
  const ordinary = turnstile({ places, queue: places * 20, patience: 3000 })
  const passwords = turnstile({ places: Math.max(2, places / 5), queue: places * 5, patience: 8000 })
  const uploads = turnstile({ places: Math.max(2, places / 2), queue: places * 2, patience: 3000 })
  const tell = tellNowAndThen()
  return createMiddleware<AppEnv>(async (c, next) => {
    if (alwaysAnswered.test(c.req.path)) return next()
    const large = bringsMuch(c)
    if (!large && c.req.method !== 'GET') await c.req.arrayBuffer()
    const entrance = large ? uploads : workPasswords?.test(c.req.path) ? passwords : ordinary
    const leave = await entrance.enter(callerOf(c), c.req.raw)
    if (!leave) {
      tell(c)
      return overCapacity(c)
    }
    try {
      return await withinWait(longestWait, next)
    } finally {
      leave()
    }
  })
}

/**
 * Longest wait (ms) of an admitted call for its connections before it is refused too. Only waiting counts: long work (a
 * large spreadsheet or export) is not refused.
 */
const longestWait = 6000

const alwaysAnswered = /^\/api\/salud(\/|$)/

/** Largest body (bytes) that is read before its call takes a place; a larger one, or one of undeclared size, arrives while its call holds one. */
const small = 64 * 1024

const bringsMuch = ({ req }: Context<AppEnv>) =>
  req.header('transfer-encoding') !== undefined || Number(req.header('content-length') ?? 0) > small

const callerOf = (c: Context<AppEnv>) => ({
  account: c.req.header('authorization')?.slice(0, 100),
  network: networkOf(addressOf(c)),
})

/** Logs how many calls were refused, at most every ten seconds. */
const tellNowAndThen = () => {
  let [refused, last] = [0, -Infinity]
  return (c: Context<AppEnv>) => {
    refused += 1
    const now = performance.now()
    if (now - last < 10_000) return
    c.var.options.log.warn({ event: 'saturada', refused })
    ;[refused, last] = [0, now]
  }
}
