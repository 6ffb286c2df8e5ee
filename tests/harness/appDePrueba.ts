import { createApp } from '../../server/universityServer.ts'
import { silentLog } from '../../server/log/createLog.ts'
import type { AppOptions, Correo } from '../../server/context.ts'
import { baseDePrueba } from './baseDePrueba.ts'
import { cartero } from './cartero.ts'

/**
 * Creates the whole API on its own database, with the cast of `reparto` if `repartida`. `reloj.hoy` is its clock;
 * `correos` collects mails; `opciones` are read by each call. Call `cerrar` in `afterAll`.
 */
export async function appDePrueba({
  hoy: dia = '2026-03-10T12:00:00-06:00',
  repartida = false,
}: { hoy?: string; repartida?: boolean } = {}) {
  const { db, url, cerrar } = await baseDePrueba({ repartida })
  const reloj = { hoy: new Date(dia) }
  const correos: Correo[] = []
  const now = () => reloj.hoy
  const { wakeCorreos, repartido } = cartero(db, now, async correo => void correos.push(correo))
  const opciones: AppOptions = {
    now,
    wakeCorreos,
    log: silentLog,
    secret: 'secreto de prueba',
    address: 'http://cuc.prueba',
  }
  return {
    app: createApp(db, opciones),
    opciones,
    db,
    url,
    correos,
    repartido,
    reloj,
    cerrar: () => repartido().then(cerrar),
  }
}
