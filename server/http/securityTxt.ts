import type { Hono } from 'hono'
import type { AppEnv, AppOptions } from '../context.ts'

/** Says at `/.well-known/security.txt` to whom a weakness is reported (RFC 9116), where the installation names somebody. It never runs out while the program runs. */
export const securityTxt = (app: Hono<AppEnv>, { securityContact, address, now }: AppOptions) => {
  if (!securityContact) return
  app.get('/.well-known/security.txt', c =>
    c.text(
      [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(now().getTime() + halfYear).toISOString()}`,
        'Preferred-Languages: es, en',
        `Canonical: ${address}/.well-known/security.txt`,
        '',
      ].join('\n'),
    ),
  )
}

/** In milliseconds. */
const halfYear = 180 * 24 * 3_600_000
