import { resolve } from 'node:path'
import { FallaDeArranque } from './fallaDeArranque.ts'

/** What the environment decides; empty variables count as absent. */
export function settings(env: NodeJS.ProcessEnv) {
  const port = Number(env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new FallaDeArranque(`PORT debe ser un número de 1 a 65535, y es «${env.PORT}».`)
  }
  return {
    port,
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL || undefined,
    smtp: env.SMTP_URL || undefined,
    remitente: env.REMITENTE || undefined,
    proxies: Number(env.PROXIES || 0),
    origenes: origins(env.ORIGENES),
    direccion: (env.DIRECCION || `http://localhost:${port}`).replace(/\/+$/, ''),
  }
}

/** Web apps served from elsewhere that may call this API: `https://escuela.mx, https://otra.mx:8443`. */
const origins = (list = '') =>
  list
    .split(',')
    .map(each => each.trim().replace(/\/$/, ''))
    .filter(Boolean)
    .map(origin => {
      if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
      throw new FallaDeArranque(
        `ORIGENES debe ser una lista de direcciones como https://escuela.mx, y contiene «${origin}».`,
      )
    })
