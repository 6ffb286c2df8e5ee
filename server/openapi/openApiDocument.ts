import * as z from 'zod'
import { house } from '../../src/schema/house.ts'
import type { Role } from '../../src/schema/account/roles.ts'
import { everyResource } from '../crud/registry.ts'
import { serverHouse } from '../crud/serverHouse.ts'
import type { ApiCall } from './apiCall.ts'
import { commonCalls } from './commonCalls.ts'
import { declaredCalls } from './declaredCalls.ts'
import { recordSchema } from './recordSchema.ts'

type Json = Readonly<Record<string, unknown>>

/** Every call of the API, each once. */
export const everyCall = (): readonly ApiCall[] => [
  ...everyResource().flatMap(declaredCalls),
  ...commonCalls(),
  ...(serverHouse().calls?.() ?? []),
]

/** The API as OpenAPI 3.1 tells it, made of the declarations and of what the hand-made rooms say of their calls. */
export const openApiDocument = (server: string): Json => {
  const calls = everyCall()
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of calls) (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = operationOf(call)
  return {
    openapi: '3.1.0',
    info: {
      title: `API de ${house().name}`,
      version: '1',
      description:
        'Toda respuesta es un sobre: «err», «statusText», «message» y «data»; una negativa dice además, en «errors», qué está mal en cada campo. Quien escribe puede mandar «Idempotency-Key»: lo mismo, mandado otra vez, se hace una sola vez. Una lectura con sesión niega (422) los nombres que su dirección no admite.',
    },
    servers: [{ url: `${server}/api` }],
    tags: [...new Set(calls.map(({ group }) => group))].map(name => ({ name })),
    security: [{ sesion: [] }],
    paths,
    components: {
      securitySchemes: {
        sesion: {
          type: 'http',
          scheme: 'bearer',
          description: 'El token que responde «POST /login»',
        },
        llave: {
          type: 'http',
          scheme: 'bearer',
          description:
            'El secreto de una llave de sistema. Con él se hacen las llamadas que la llave nombra, con la vista de su rol y su CUC, hasta el día en que vence',
        },
      },
      schemas: {
        Negativa: schemaSaid(refusal, 'output'),
        ...Object.fromEntries(everyResource().map(each => [each.name, schemaSaid(recordSchema(each), 'output')])),
      },
    },
  }
}

const refusal = z.looseObject({
  err: z.literal(true),
  statusText: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
})

const operationOf = ({
  method,
  path,
  group,
  summary,
  roles,
  query,
  headers,
  body,
  bodyless,
  pdf,
  sends,
  answers,
  status = 200,
  bare,
}: ApiCall): Json => ({
  tags: [group],
  summary,
  operationId: `${method.toLowerCase()} ${path}`.replaceAll(/[^\w]+/g, '_').replace(/_$/, ''),
  ...(roles === 'public' ? { security: [] } : { 'x-roles': roles, ...securityOf({ method, path, roles }) }),
  ...parametersOf(path, query, headers),
  ...(body || pdf || sends ? { requestBody: { required: !bodyless, content: contentOf({ body, pdf, sends }) } } : {}),
  responses: {
    [status]: {
      description: { 200: 'Bien', 201: 'Se agregó', 302: 'Lleva a otra página' }[status],
      content:
        answers === 'archivo'
          ? file
          : { 'application/json': { schema: bare ? dataSaid(answers) : envelope(dataSaid(answers)) } },
    },
    ...Object.fromEntries(
      Object.entries(refusals).map(([code, description]) => [code, { description, content: refused }]),
    ),
  },
})

const contentOf = ({ body = z.looseObject({}), pdf, sends }: Pick<ApiCall, 'body' | 'pdf' | 'sends'>): Json =>
  sends
    ? { [sends]: { schema: {} } }
    : {
        ...(pdf && { 'multipart/form-data': { schema: formSaid(body, pdf) } }),
        ...((!pdf || pdf.orJson) && { 'application/json': { schema: schemaSaid(body, 'input') } }),
      }

const formSaid = (body: z.ZodType, { as, label, required }: NonNullable<ApiCall['pdf']>): Json => {
  const said = schemaSaid(body, 'input')
  const pdf = { type: 'string', format: 'binary', contentMediaType: 'application/pdf', description: label }
  return {
    ...said,
    properties: { ...Object(said.properties), [as]: pdf },
    required: [...[said.required ?? []].flat(), ...(required ? [as] : [])],
  }
}

/** Said where a key of another system opens the call as well; elsewhere the document's own holds. */
const securityOf = ({ method, path, roles }: Pick<ApiCall, 'method' | 'path'> & { roles: readonly Role[] }): Json =>
  roles.some(role => serverHouse().lends?.(`${method} ${path}`, role))
    ? { security: [{ sesion: [] }, { llave: [] }] }
    : {}

const refusals = {
  400: 'La petición no es válida',
  401: 'No hay sesión, o venció',
  403: 'No tiene permiso',
  404: 'No se encontró',
  409: 'Ya no es posible: otra persona lo cambió, o el registro no lo permite',
  413: 'La petición es demasiado grande',
  422: 'Algo de lo enviado no es válido: «errors» lo dice campo por campo',
  429: 'Demasiadas peticiones: «Retry-After» dice cuántos segundos esperar',
  503: 'El sistema no puede atender en este momento: «Retry-After» dice cuándo volver a intentarlo',
}

const refused = { 'application/json': { schema: { $ref: '#/components/schemas/Negativa' } } }
const file = { '*/*': { schema: {} } }

const parametersOf = (path: string, query?: z.ZodType, headers?: z.ZodType): Json => {
  const optional = (schema: z.ZodType | undefined, place: 'query' | 'header') =>
    Object.entries<unknown>(schema ? Object(schemaSaid(schema, 'input').properties) : {}).map(([name, said]) => ({
      name,
      in: place,
      required: false,
      schema: said,
    }))
  const all = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...optional(query, 'query'),
    ...optional(headers, 'header'),
  ]
  return all.length ? { parameters: all } : {}
}

const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['err', 'statusText', 'message', 'data'],
  additionalProperties: false,
  properties: { err: { const: false }, statusText: { type: 'string' }, message: { type: 'string' }, data },
})

/** What a call answers in `data`. */
export const dataSaid = (answers: ApiCall['answers']): Json => {
  if (answers === null) return { type: 'null' }
  if (answers === 'archivo') return {}
  if (answers instanceof z.ZodType) return schemaSaid(answers, 'output')
  return { $ref: `#/components/schemas/${answers.of}` }
}

/** What zod says of a schema, as a part of a document. */
export const schemaSaid = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...said } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return said
}
