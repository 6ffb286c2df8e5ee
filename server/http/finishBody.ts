import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppEnv } from '../context.ts'
import { largestBody } from './largestBody.ts'

/** Reads the rest of a body that was answered before it had arrived, so that its sender receives the answer and the connection can be kept. Closes the connection where the rest is too large or too slow. */
export const finishBody = createMiddleware<AppEnv & { Bindings: Partial<HttpBindings> }>(async (c, next) => {
  await next()
  const { incoming } = c.env ?? {}
  if (incoming?.complete !== false) return
  const small = Number(c.req.header('content-length') ?? 0) <= largestBody
  if (!small || !(await drained(c.req.raw.body))) c.res.headers.set('Connection', 'close')
})

/** Longest wait (ms) between two pieces, and for the whole rest. */
const [silence, longest] = [1000, 30_000]

async function drained(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
  if (!body || body.locked) return false
  const reader = body.getReader()
  const until = performance.now() + longest
  for (let size = 0; size <= largestBody && performance.now() < until;) {
    const piece = await Promise.race([reader.read(), pause(silence, undefined, { ref: false })]).catch(() => undefined)
    if (!piece) return false
    if (piece.done) return true
    size += piece.value.length
  }
  return false
}
