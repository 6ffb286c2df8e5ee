import { expect, it } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { everyCall, openApiDocument } from '../../server/openapi/openApiDocument.ts'
import { openPool } from '../../server/db/openPool.ts'
import { silentLog } from '../../server/log/createLog.ts'
import { roles } from '../../src/domain/roles.ts'
import { llamadasPrestables } from '../../src/resources/llamadasPrestables.ts'
import { rutasDeclaradas, rutasManuales } from '../crud/rutas.ts'

const { db } = openPool('postgres://nadie@127.0.0.1:1/ninguna')
const app = createApp(db, {
  now: () => new Date(),
  wakeCorreos: () => undefined,
  log: silentLog,
  secret: 'secreto de prueba',
  address: 'https://escuela.mx',
})

const documento = openApiDocument('https://escuela.mx')

const sinNombres = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

it('every call of the router stands in the document, and every documented call is there', () => {
  const montadas = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .flatMap(({ method, path }) => {
      const llamada = `${method} ${sinNombres(path.replace('/api/', '').replaceAll(/:(\w+)/g, '{$1}'))}`
      return llamada.endsWith('/{}?') ? [llamada.slice(0, -4), llamada.slice(0, -1)] : [llamada]
    })
  const escritas = everyCall().map(({ method, path }) => `${method} ${sinNombres(path)}`)
  expect(escritas.toSorted()).toEqual([...new Set(montadas)].toSorted())
})

it('each call names the roles that may do it', () => {
  const roles = new Map(
    [...rutasDeclaradas, ...rutasManuales].flatMap(({ method, path, roles: suyos }) => {
      const llamada = `${method} ${sinNombres(path)}`
      const dichos = suyos === 'public' ? 'public' : suyos.toSorted().join()
      return llamada.endsWith('/{}?')
        ? [[llamada.slice(0, -4), dichos] as const, [llamada.slice(0, -1), dichos] as const]
        : [[llamada, dichos] as const]
    }),
  )
  for (const { method, path, roles: dichos } of everyCall()) {
    const llamada = `${method} ${sinNombres(path)}`
    expect([llamada, dichos === 'public' ? dichos : dichos.toSorted().join()]).toEqual([llamada, roles.get(llamada)])
  }
})

it('each call has a name of its own, and the document is OpenAPI 3.1', () => {
  expect(documento.openapi).toBe('3.1.0')
  const nombres = Object.values<Record<string, { operationId: string }>>(Object(documento.paths)).flatMap(cada =>
    Object.values(cada).map(({ operationId }) => operationId),
  )
  expect(new Set(nombres).size).toBe(nombres.length)
  expect(nombres.length).toBe(everyCall().length)
})

it('the calls that a key of another system opens say so, and no others', () => {
  const paths: Record<string, Record<string, { security?: object[]; 'x-llamada'?: string }>> = Object(documento.paths)
  const abiertas = Object.entries(paths).flatMap(([path, cada]) =>
    Object.entries(cada).flatMap(([method, { security = [], 'x-llamada': nombre }]) => {
      const suyo = `${method.toUpperCase()} ${path.slice(1)}`
      expect(sinNombres(nombre ?? suyo)).toBe(sinNombres(suyo))
      return security.some(each => 'llave' in each) ? [nombre] : []
    }),
  )
  const prestables = roles.flatMap(rol => llamadasPrestables(rol).map(({ llamada }) => llamada))
  expect(abiertas.toSorted()).toEqual([...new Set(prestables)].toSorted())
})

it('no two paths are one to whoever reads templates, and each names its parts', () => {
  const paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>> = Object(documento.paths)
  const caminos = Object.keys(paths).map(sinNombres)
  expect(caminos.filter((camino, lugar) => caminos.indexOf(camino) !== lugar)).toEqual([])
  for (const [path, cada] of Object.entries(paths))
    for (const { parameters = [] } of Object.values(cada))
      expect([path, parameters.flatMap(parte => (parte.in === 'path' ? [parte.name] : []))]).toEqual([
        path,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, nombre]) => nombre),
      ])
})

it('a list of whole records answers them by their name, a closed list by its values, and a page says how many there are', () => {
  const paths: Record<string, Record<string, unknown>> = Object(documento.paths)
  expect(paths['/estudiantes']?.get).toMatchObject({
    responses: {
      200: {
        headers: { 'Content-Range': {} },
        content: {
          'application/json': {
            schema: {
              properties: {
                data: {
                  anyOf: expect.arrayContaining([
                    { type: 'array', items: { $ref: '#/components/schemas/estudiantes' } },
                  ]),
                },
              },
            },
          },
        },
      },
      429: { $ref: '#/components/responses/Negativa429' },
      431: { $ref: '#/components/responses/Negativa431' },
      500: { $ref: '#/components/responses/Negativa500' },
    },
  })
  expect(documento.components).toMatchObject({
    responses: { Negativa429: { headers: { 'Retry-After': {} } } },
    schemas: { estudiantes: { properties: { sexo: { anyOf: [{ enum: ['H', 'M'] }, { type: 'null' }] } } } },
  })
})

it('every declared write says that it is done once under a key', () => {
  const escritas = everyCall().filter(
    ({ method, path }) => method !== 'GET' && /^(cucs|periodos)(\/\{key\})?$/.test(path),
  )
  expect(escritas).toHaveLength(6)
  for (const { method, path } of escritas)
    expect(Object(documento.paths)[`/${path}`][method.toLowerCase()].parameters).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Idempotency-Key', in: 'header' })]),
    )
})

it('every change and deletion documents the name of the version that it was read with', () => {
  const paths: Record<string, Record<string, unknown>> = Object(documento.paths)
  const escrituras = rutasDeclaradas.filter(
    ({ method, path }) => /^(PUT|DELETE)$/.test(method) && /\/\{\w+\}$/.test(path),
  )
  expect(escrituras.length).toBeGreaterThan(10)
  for (const { method, path } of escrituras) {
    const [, resource] = /^(.*)\/\{\w+\}$/.exec(path) ?? []
    expect([path, paths[`/${resource}/{key}`]?.[method.toLowerCase()]]).toMatchObject([
      path,
      method === 'PUT'
        ? { requestBody: { content: { 'application/json': { schema: { properties: { version: {} } } } } } }
        : { parameters: expect.arrayContaining([expect.objectContaining({ name: 'If-Match', in: 'header' })]) },
    ])
  }
})

it('every body but a file documents its fields, and every form the part of its PDF', () => {
  const paths: Record<string, Record<string, Operacion>> = Object(documento.paths)
  const cuerpos = Object.entries(paths).flatMap(([path, cada]) =>
    Object.values(cada).flatMap(({ requestBody }) =>
      Object.entries(requestBody?.content ?? {}).map(([tipo, { schema }]) => ({ path, tipo, schema })),
    ),
  )
  const callados = cuerpos.filter(
    ({ tipo, schema }) => tipo !== 'application/octet-stream' && !schema.properties && !schema.propertyNames,
  )
  expect(callados).toEqual([])
  const formularios = cuerpos.filter(({ tipo }) => tipo === 'multipart/form-data')
  expect(formularios.length).toBeGreaterThan(8)
  for (const { path, schema } of formularios)
    expect([path, Object.values(schema.properties ?? {}).filter(({ format }) => format === 'binary')]).toEqual([
      path,
      [expect.objectContaining({ contentMediaType: 'application/pdf' })],
    ])
  expect(paths['/certificados']?.post?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    properties: { matricula_estudiante: {}, tipo_certificado: {}, fecha_expedicion: {} },
    required: expect.arrayContaining(['matricula_estudiante', 'tipo_certificado', 'comprobante_pago']),
  })
  expect(paths['/calificaciones/{key}/cerrar']?.post?.requestBody?.content['application/json']?.schema).toMatchObject({
    properties: { estudiantes: { type: 'array' } },
  })
})

type Operacion = {
  requestBody?: {
    content: Record<
      string,
      { schema: { properties?: Record<string, { format?: string }>; propertyNames?: unknown; required?: string[] } }
    >
  }
}

it('the page of the document tells every call, and needs neither a script nor anything from elsewhere', async () => {
  const respuesta = await app.request('/api/referencia')
  const texto = await respuesta.text()
  expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
  expect(texto).not.toMatch(/<script|src=|@import|url\(/)
  for (const { path } of everyCall()) expect(texto).toContain(`<code>${path}</code>`)
})
