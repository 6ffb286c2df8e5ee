import { Ajv2020 } from 'ajv/dist/2020.js'
import '../../server/universityServer.ts'
import { documentPaths } from '../../server/openapi/documentPaths.ts'
import { everyCall, openApiDocument } from '../../server/openapi/openApiDocument.ts'

export const documento = openApiDocument('https://escuela.mx')
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema({ $id: 'documento', ...documento })

/** A call by the path that the document gives it, as `estudiantes/{matricula}`. */
export type Llamada = { method: string; path: string }

export const caminoEscrito = documentPaths(everyCall().map(({ path }) => path))

const parteEn = (lugar: readonly string[]) =>
  lugar.reduce<Record<string, unknown> | undefined>((parte, paso) => Object(parte)[paso], documento)

type Respuesta = { status: number; headers: Headers; texto: string }

/** Validates an answer against the document. Returns the faults; undefined when there are none. */
export const faltasDeRespuesta = ({ method, path }: Llamada, { status, headers, texto }: Respuesta): unknown => {
  const deLaLlamada = ['paths', `/${caminoEscrito(path)}`, method.toLowerCase(), 'responses', String(status)]
  const escrita = parteEn(deLaLlamada)
  if (!escrita) return `${status} no está en el documento`
  const lugar = typeof escrita.$ref === 'string' ? escrita.$ref.split('/').slice(1) : deLaLlamada
  const dicha = parteEn(lugar)
  if (Object.hasOwn(Object(dicha?.content), '*/*')) return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return headers.get('content-type')
  const puntero = [...lugar, 'content', 'application/json', 'schema']
    .map(paso => encodeURIComponent(paso.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const valida = ajv.getSchema(`documento#/${puntero}`)
  if (!valida) return `sin esquema: ${puntero}`
  return valida(JSON.parse(texto)) ? undefined : valida.errors?.slice(0, 5)
}

/** Returns the documented call that an address asks for: of several the one with most words of its own. */
export const llamadaDe = (method: string, ruta: string): Llamada => {
  const suya = everyCall()
    .filter(({ method: cada, path }) => cada === method && patronDe(path).test(ruta.replace(/\/$/, '')))
    .toSorted((una, otra) => huecosDe(una.path) - huecosDe(otra.path))[0]
  if (!suya) throw new Error(`the document has no ${method} ${ruta}`)
  return suya
}

const patronDe = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
const huecosDe = (path: string) => path.split('{').length
