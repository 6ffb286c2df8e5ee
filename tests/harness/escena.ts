import { createApp } from '../../server/universityServer.ts'
import type { Correo, AppOptions } from '../../server/context.ts'
import { openPool } from '../../server/db/openPool.ts'
import { createLog } from '../../server/log/createLog.ts'
import { baseDePrueba } from './baseDePrueba.ts'
import { cartero } from './cartero.ts'
import { contrasena, correoDe } from './reparto.ts'

type Peticion = {
  cuerpo?: unknown
  token?: string
  desde?: string
  en?: ReturnType<typeof createApp>
  encabezados?: Record<string, string>
}
type Respuesta = {
  status: number
  headers: Headers
  message: string
  data: Record<string, string | null>
  errors: Record<string, string> | undefined
  texto: string
}

/** Creates two instances of the app on one database with the cast, or with the demonstration data of today, and a clock that the test moves, a mailbox and the log lines. */
export async function escena({ sembrada = false } = {}) {
  const base = await baseDePrueba({ sembrada, repartida: !sembrada })
  const otra = openPool(base.url)
  const reloj = { ahora: sembrada ? new Date() : new Date('2026-11-20T16:00:00Z') }
  const buzon = crearBuzon()
  const lineas: Record<string, unknown>[] = []
  const now = () => reloj.ahora
  const { wakeCorreos, repartido } = cartero(base.db, now, buzon.recibir)
  const opciones: AppOptions = {
    now,
    wakeCorreos,
    log: createLog({ write: linea => void lineas.push(JSON.parse(linea)) }),
    secret: 'secreto de prueba',
    address: 'https://escuela.mx',
  }
  const app = createApp(base.db, opciones)
  const segunda = createApp(otra.db, opciones)

  const pedir = async (
    metodo: string,
    ruta: string,
    { cuerpo, token, desde = '10.0.0.1', en = app, encabezados }: Peticion = {},
  ): Promise<Respuesta> => {
    const formulario = cuerpo instanceof FormData
    const headers = {
      ...(!formulario && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...encabezados,
    }
    const body =
      cuerpo === undefined
        ? null
        : typeof cuerpo === 'string' || cuerpo instanceof Blob || formulario
          ? cuerpo
          : JSON.stringify(cuerpo)
    const respuesta = await en.request(
      `/api/${ruta}`,
      { method: metodo, headers, body },
      { incoming: { socket: { remoteAddress: desde } } },
    )
    const texto = await respuesta.text()
    /* The page that describes the API has no envelope. */
    const esPagina = respuesta.headers.get('content-type')?.startsWith('text/html')
    const { message, data, errors } = esPagina ? {} : JSON.parse(texto)
    return { status: respuesta.status, headers: respuesta.headers, message, data, errors, texto }
  }
  const ingresar = (rol: string, password = contrasena, mas: Peticion = {}) =>
    pedir('POST', 'login', { cuerpo: { email: correoDe(rol), password }, ...mas })
  const tokenDe = async (rol: string, password?: string) => (await ingresar(rol, password)).data.token ?? ''
  const perfil = (token: string) => pedir('GET', 'datos/personales/usuario', { token })
  const pasan = (minutos: number) => {
    reloj.ahora = new Date(reloj.ahora.getTime() + minutos * 60_000)
  }
  const cerrar = async () => {
    await repartido()
    await otra.close()
    await base.cerrar()
  }
  return {
    db: base.db,
    url: base.url,
    app,
    segunda,
    reloj,
    opciones,
    lineas,
    buzon,
    repartido,
    pedir,
    ingresar,
    tokenDe,
    perfil,
    pasan,
    cerrar,
  }
}

export type Escena = Awaited<ReturnType<typeof escena>>

/** Creates a mailbox that hands messages over in order, and waits for those still to come. Asked for a subject, it leaves the others where they are. */
const crearBuzon = () => {
  const llegados: Correo[] = []
  const esperan: { asunto: string; entregar: (correo: Correo) => void }[] = []
  const es = (asunto: string) => (correo: Correo) => correo.asunto.includes(asunto)
  return {
    llegados,
    recibir: async (correo: Correo) => {
      const turno = esperan.findIndex(({ asunto }) => es(asunto)(correo))
      if (turno < 0) llegados.push(correo)
      else esperan.splice(turno, 1)[0]?.entregar(correo)
    },
    siguiente: (asunto = '') => {
      const turno = llegados.findIndex(es(asunto))
      const [correo] = turno < 0 ? [] : llegados.splice(turno, 1)
      return correo ? Promise.resolve(correo) : new Promise<Correo>(entregar => esperan.push({ asunto, entregar }))
    },
  }
}
