import Cookies from 'js-cookie'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { waitingNotices } from '../../src/api/waitingNotices.ts'

/** Starts a server that answers only what the test defines, and records its requests. Each test starts clean. */
export function servidor() {
  const server = setupServer()
  const recibidas: Request[] = []
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())
  afterEach(() => {
    server.resetHandlers()
    recibidas.length = 0
    waitingNotices.clear()
    for (const nombre of ['user', 'tok', 'r']) Cookies.remove(nombre)
  })

  const responde = (
    metodo: 'get' | 'post' | 'put' | 'delete',
    path: string,
    respuesta: () => Response | Promise<Response>,
  ) =>
    server.use(
      http[metodo](`*/api/${path}`, ({ request }) => {
        recibidas.push(request.clone())
        return respuesta()
      }),
    )
  return { recibidas, responde }
}

/** Builds the envelope of a successful call. */
export const exito = (message: string, data: JsonBodyType = null) =>
  HttpResponse.json({ err: false, statusText: 'OK', message, data })

/** Builds the envelope of a refusal. */
export const falla = (status: number, message: string, errors?: Record<string, string>) =>
  HttpResponse.json({ err: true, statusText: message, message, errors }, { status })

/** Returns an answer that arrives when the test says. */
export function pendiente() {
  const espera: { responder: (respuesta: Response) => void } = { responder: () => undefined }
  const respuesta = new Promise<Response>(resolve => (espera.responder = resolve))
  return { respuesta, responder: (una: Response) => espera.responder(una) }
}
