import { createMiddleware } from 'hono/factory'
import { claimsForwarding } from './addressOf.ts'
import type { AppEnv } from '../context.ts'

/** Warns once in the log, and from then on in the health answer, that calls come through a proxy while `PROXIES` announces none: all of them would count as one address. */
export const noticeProxies = () => {
  const notices: string[] = []
  return createMiddleware<AppEnv>(async (c, next) => {
    const { proxies = 0, log } = c.var.options
    if (proxies === 0 && notices.length === 0 && claimsForwarding(c)) {
      notices.push(unannounced)
      log.warn({ event: 'configuracion', notice: unannounced })
    }
    c.set('notices', notices)
    await next()
  })
}

/** Returns the warning of a start whose address is https, which asks for a proxy, while none is announced. */
export const proxyDoubt = (direccion: string, proxies: number): string[] =>
  direccion.startsWith('https:') && proxies === 0
    ? [
        'DIRECCION es https y PROXIES es 0: si un proxy atiende el https delante de este programa, arranque con PROXIES=1; sin eso, todas las personas parecen venir de una misma dirección.',
        '',
      ]
    : []

const unannounced =
  'Llegan peticiones con X-Forwarded-For y PROXIES es 0: si hay un proxy delante, diga cuántos con PROXIES; sin eso, todas las personas parecen venir de una misma dirección.'
