import '../src/university.ts'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { autenticacion } from './auth/autenticacion.ts'
import { codigosPostales } from './codigosPostales/codigosPostales.ts'
import type { Db, Entorno, Opciones } from './contexto.ts'
import { endpoints } from './crud/endpoints.ts'
import { academico } from './custom/academico/academico.ts'
import { calificaciones } from './custom/calificaciones/calificaciones.ts'
import { certificados } from './custom/certificados/certificados.ts'
import { consultasDeServicio } from './custom/servicioSocial/consultas.ts'
import { servicioSocial } from './custom/servicioSocial/servicioSocial.ts'
import { prestadores } from './custom/prestadores/prestadores.ts'
import { clases } from './custom/clases/clases.ts'
import { datosGenerales } from './custom/datosGenerales.ts'
import { rutasDeDocumentacion } from './custom/documentacion/documentacion.ts'
import { enlaces } from './custom/enlaces/enlaces.ts'
import { miCuc } from './custom/miCuc.ts'
import { reinscripcion } from './custom/reinscripcion/reinscripcion.ts'
import { reportes } from './custom/reportes/reportes.ts'
import { scopesOn } from './custom/scopes.ts'
import { usos } from './custom/usos.ts'
import { tablero } from './custom/tablero.ts'
import { failed, notFound } from './failed.ts'
import { storage } from './files/storage.ts'
import { finishBody } from './finishBody.ts'
import { fromElsewhere } from './fromElsewhere.ts'
import { identify, watch } from './log/watch.ts'
import { noticeProxies } from './proxies.ts'
import { salud } from './salud.ts'
import { secureAnswers } from './secureAnswers.ts'
import { webApp } from './webApp.ts'

/** The whole application on one database: the API under `/api` and, where it is built, the web app beside it. */
export const createApp = (db: Db, opciones: Opciones) => {
  const app = new Hono<Entorno>({ strict: false })
  app.use('*', secureAnswers)
  app.use('*', finishBody)
  if (opciones.origenes?.length) app.use('/api/*', fromElsewhere(opciones.origenes))
  app.use('/api/*', async (c, next) => {
    c.set('db', db)
    c.set('opciones', opciones)
    c.header('Cache-Control', 'no-store')
    c.header('Accepts-Conditions', 'If-Match, Idempotency-Key')
    await next()
  })
  app.use('/api/*', identify(opciones.proxies), noticeProxies(), watch)
  app.use('/api/*', compress())
  const rooms = [
    salud,
    autenticacion,
    datosGenerales,
    tablero,
    codigosPostales,
    rutasDeDocumentacion,
    enlaces,
    miCuc,
    academico,
    clases,
    calificaciones,
    reportes,
    reinscripcion,
    certificados,
    servicioSocial,
    consultasDeServicio,
    prestadores,
    storage,
  ]
  for (const room of [...rooms, endpoints(scopesOn(db), usos)]) app.route('/api', room)
  app.all('/api/*', notFound)
  if (opciones.web) webApp(app, opciones.web)
  app.onError(failed)
  app.notFound(notFound)
  return app
}
