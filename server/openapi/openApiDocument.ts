import * as z from 'zod'
import { house } from '../../src/schema/house.ts'
import type { Role } from '../../src/schema/account/roles.ts'
import { everyResource } from '../crud/registry.ts'
import { serverHouse } from '../crud/serverHouse.ts'
import type { ApiCall } from '../crud/apiCall.ts'
import { commonRooms } from '../crud/commonRooms.ts'
import { declaredCalls } from './declaredCalls.ts'
import { documentPaths } from './documentPaths.ts'
import { recordSchema } from './recordSchema.ts'
import { refusal, refusals, refusalResponses, sentHeaders } from './refusals.ts'
import { withReferences } from './withReferences.ts'

type Json = Readonly<Record<string, unknown>>

/** Lists every call of the API, each once. */
export const everyCall = (): readonly ApiCall[] => [
  ...everyResource().flatMap(declaredCalls),
  ...commonRooms.flatMap(({ calls }) => calls?.() ?? []),
  ...(serverHouse().calls?.() ?? []),
]

/** Renders the API as OpenAPI 3.1, from the declarations and from what the hand-made rooms say of their calls. */
export const openApiDocument = (server: string): Json => {
  const calls = everyCall()
  const pathOf = documentPaths(calls.map(({ path }) => path))
  const schemas: Record<string, Json> = {
    Negativa: jsonSchemaOf(refusal, 'output'),
    ...Object.fromEntries(everyResource().map(each => [each.name, jsonSchemaOf(recordSchema(each), 'output')])),
  }
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of calls) {
    const path = pathOf(call.path)
    ;(paths[`/${path}`] ??= {})[call.method.toLowerCase()] = withReferences(operationOf(call, path), schemas)
  }
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
      responses: refusals,
      schemas,
    },
  }
}

const operationOf = (
  {
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
  }: ApiCall,
  documentPath: string,
): Json => ({
  tags: [group],
  summary,
  operationId: `${method.toLowerCase()} ${path}`.replaceAll(/[^\w]+/g, '_').replace(/_$/, ''),
  ...(roles === 'public' ? { security: [] } : { 'x-roles': roles, ...securityOf({ method, path, roles }) }),
  ...parametersOf(documentPath, query, headers),
  ...(body || pdf || sends ? { requestBody: { required: !bodyless, content: contentOf({ body, pdf, sends }) } } : {}),
  responses: {
    [status]: {
      description: { 200: 'Bien', 201: 'Se agregó', 302: 'Lleva a otra página' }[status],
      ...sentHeaders({ query, answers }),
      content:
        answers === 'archivo'
          ? file
          : { 'application/json': { schema: bare ? dataSchemaOf(answers) : envelope(dataSchemaOf(answers)) } },
    },
    ...refusalResponses,
  },
})

const contentOf = ({ body = z.looseObject({}), pdf, sends }: Pick<ApiCall, 'body' | 'pdf' | 'sends'>): Json =>
  sends
    ? { [sends]: { schema: {} } }
    : {
        ...(pdf && { 'multipart/form-data': { schema: formSchemaOf(body, pdf) } }),
        ...((!pdf || pdf.orJson) && { 'application/json': { schema: jsonSchemaOf(body, 'input') } }),
      }

const formSchemaOf = (body: z.ZodType, { as, label, required }: NonNullable<ApiCall['pdf']>): Json => {
  const schema = jsonSchemaOf(body, 'input')
  const pdf = { type: 'string', format: 'binary', contentMediaType: 'application/pdf', description: label }
  return {
    ...schema,
    properties: { ...Object(schema.properties), [as]: pdf },
    required: [...[schema.required ?? []].flat(), ...(required ? [as] : [])],
  }
}

/** Names both kinds of bearer where a key of another system opens the call as well, with the name by which the key names it; elsewhere the document's own rule holds. */
const securityOf = ({ method, path, roles }: Pick<ApiCall, 'method' | 'path'> & { roles: readonly Role[] }): Json =>
  roles.some(role => serverHouse().lends?.(`${method} ${path}`, role))
    ? { security: [{ sesion: [] }, { llave: [] }], 'x-llamada': `${method} ${path}` }
    : {}

const file = { '*/*': { schema: { type: 'string', format: 'binary' } } }

const parametersOf = (path: string, query?: z.ZodType, headers?: z.ZodType): Json => {
  const optional = (schema: z.ZodType | undefined, place: 'query' | 'header') =>
    Object.entries<unknown>(schema ? Object(jsonSchemaOf(schema, 'input').properties) : {}).map(
      ([name, described]) => ({
        name,
        in: place,
        required: false,
        schema: described,
      }),
    )
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...optional(query, 'query'),
    ...optional(headers, 'header'),
  ]
  return parameters.length ? { parameters } : {}
}

const envelope = (data: Json): Json => ({
  type: 'object',
  required: ['err', 'statusText', 'message', 'data'],
  additionalProperties: false,
  properties: { err: { const: false }, statusText: { type: 'string' }, message: { type: 'string' }, data },
})

/** Renders what a call answers in `data`. */
export const dataSchemaOf = (answers: ApiCall['answers']): Json => {
  if (answers === null) return { type: 'null' }
  if (answers === 'archivo') return {}
  if (answers instanceof z.ZodType) return jsonSchemaOf(answers, 'output')
  return { $ref: `#/components/schemas/${answers.of}` }
}

/** Renders a zod schema as a part of a document. */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: plainly })
  return jsonSchema
}

/** Closes tuples, and states once what may be anything: programs that generate clients stumble over both. */
const plainly = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  if (jsonSchema.prefixItems) Object.assign(jsonSchema, { items: {}, maxItems: jsonSchema.prefixItems.length })
  if (jsonSchema.anyOf?.some(each => typeof each === 'object' && Object.keys(each).length === 0))
    delete jsonSchema.anyOf
}
