import type { Hono } from 'hono'
import type { AppEnv, AppOptions } from '../context.ts'

/**
 * Serves `/.well-known/security.txt` (RFC 9116), if the installation names a contact for vulnerabilities. It expires
 * half a year after each request, so never while the program runs.
 */
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

/** Half a year (ms). */
const halfYear = 180 * 24 * 3_600_000
