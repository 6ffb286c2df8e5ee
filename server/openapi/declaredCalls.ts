import * as z from 'zod'
import { isPersonOfCase } from '../../src/schema/process/isPersonOfCase.ts'
import { openingDoors } from '../../src/schema/doors/doors.ts'
import { isRole } from '../../src/schema/account/roles.ts'
import { type AnyResource, type Door, resourcePath } from '../../src/schema/resource.ts'
import type { Content } from '../../src/schema/process/process.ts'
import { recordReaders } from '../../src/schema/doors/recordReaders.ts'
import { adviceCallsOf } from '../crud/advice/adviceCalls.ts'
import { bulkCallsOf } from '../crud/bulk/bulkCalls.ts'
import { undoing } from '../../src/schema/process/undoing.ts'
import { sentStepBody } from '../crud/casos/readSentStep.ts'
import { exportBody } from '../crud/export/exports.ts'
import { sheetNamed } from '../crud/serverHouse.ts'
import type { ApiCall } from '../crud/apiCall.ts'
import { idempotencyHeader } from '../idempotency/idempotencyHeader.ts'
import { importCallsOf } from '../crud/import/importCalls.ts'
import { listQuery } from './listQuery.ts'
import { bodySchemaOf } from './fieldSchema.ts'
import { recordSchema } from './recordSchema.ts'
import { writeCalls } from './writeCalls.ts'

/** Returns every call that the declaration of a resource asks for. */
export const declaredCalls = (resource: AnyResource): readonly ApiCall[] => [
  ...Object.entries(resource.lists).flatMap(([list, door]) => doorCalls(resource, list, door)),
  ...recordCall(resource),
  ...writeCalls(resource),
  ...adviceCallsOf(resource),
  ...bulkCallsOf(resource),
  ...importCallsOf(resource),
  ...caseCalls(resource),
]

const count = z.strictObject({ total: z.int() })
const counts = z.looseObject({ total: z.int(), vistas: z.record(z.string(), z.int()) })
const groups = z.array(z.looseObject({ valores: z.looseObject({}), nombres: z.looseObject({}), total: z.int() }))

const doorCalls = (resource: AnyResource, list: string, door: Door): readonly ApiCall[] => {
  const { label, name } = resource
  const record = recordSchema(resource, door)
  const rows = z.array(record)
  const read: ApiCall = {
    method: 'GET',
    path: door.path,
    group: label.many,
    summary: door.single ? `${label.one}: ${list}` : `${label.many}: ${list}`,
    roles: door.roles,
    query: listQuery(resource, door),
    answers: door.single
      ? record
      : z.union([door.wrap ? z.strictObject({ [door.wrap]: rows }) : rows, count, counts, groups]),
  }
  if (door.single) return [read]
  return [
    read,
    {
      method: 'POST',
      path: `exportaciones/${name}/${list}`,
      group: label.many,
      summary: `${label.many}: ${list}, los renglones elegidos como archivo`,
      roles: door.roles,
      body: exportBody.extend({ formato: z.enum(['csv', 'xlsx']) }),
      answers: 'archivo',
    },
  ]
}

const recordCall = (resource: AnyResource): readonly ApiCall[] => {
  const roles = recordReaders(resource)
  const { label } = resource
  const path = `${resourcePath(resource)}/{key}`
  const doors = roles.flatMap(role => openingDoors(resource, role).map(({ door }) => door))
  const answers = z.union([...new Set(doors)].map(door => recordSchema(resource, door)))
  return roles.length
    ? [{ method: 'GET', path, group: label.many, summary: `${label.one} de una llave`, roles, answers }]
    : []
}

/** Returns the schema of what goes with a step beside its file: fields of the case, after those of `whose`, the rows of its list, a comment, and the last step that its sender saw. */
const contentSchema = (
  { fields: declared }: AnyResource,
  { fields = [], comment, sheet }: Content,
  whose: readonly string[],
) =>
  z.looseObject({
    ...Object.fromEntries(
      [...whose, ...fields].flatMap(name => (declared[name] ? [[name, bodySchemaOf(declared[name], true)]] : [])),
    ),
    ...(sheet !== undefined && sheetNamed(sheet).body.shape),
    ...(comment && { comentario: typeof comment === 'string' ? comentario.unwrap().unwrap() : comentario }),
    tras: tras.describe('El último paso que vio quien lo manda: 409 si ya hay otro'),
  })

const { comentario, tras } = sentStepBody.shape

const text = z.string()
const timeLineAnswer = z.strictObject({
  registro: z.looseObject({}),
  pasos: z.array(
    z.strictObject({
      n: z.int(),
      fase: text.nullable(),
      paso: text,
      de: text.nullable(),
      a: text,
      comentario: text.nullable(),
      archivo: text.nullable(),
      deshace: z.int().nullable(),
      deshecho: z.int().nullable(),
      autor: text,
      rol: text,
      propio: z.boolean(),
      momento: z.iso.datetime(),
    }),
  ),
  atrasado: z.boolean(),
  posibles: z.array(text),
  deshacer: z.int().nullable(),
})

const caseCalls = (resource: AnyResource): readonly ApiCall[] => {
  const { process, label, name } = resource
  if (!process) return []
  const path = resourcePath(resource)
  const group = label.many
  const { opens, steps, people } = process
  const sent = ({ pdf, ...content }: Content = {}, whose: readonly string[] = []) => ({
    ...(content.sheet === undefined && { headers: idempotencyHeader }),
    body: contentSchema(resource, content, whose),
    ...(pdf && {
      pdf: { as: pdf.sentAs ?? 'archivo', label: pdf.label, required: Boolean(pdf.required), orJson: !pdf.required },
    }),
  })
  const isOwn = [opens.by].flat().every(role => isPersonOfCase(resource, role))
  const undoers = [...new Set(Object.values(steps).flatMap(({ undo }) => (undo ? [undo.by].flat() : [])))]
  const answers = process.answers ? recordSchema(resource, { path, roles: [], with: process.answers }) : { of: name }
  return [
    {
      method: 'POST',
      path: opens.path ?? path,
      group,
      summary: opens.label,
      roles: [opens.by].flat(),
      ...sent(opens.with, isOwn ? [] : [process.of]),
      answers,
      status: opens.path ? 200 : 201,
    },
    {
      method: 'GET',
      path: `${path}/{key}/pasos`,
      group,
      summary: `${label.one}: lo que ha pasado`,
      roles: Object.keys(people).filter(isRole),
      answers: timeLineAnswer,
    },
    ...Object.entries(steps).map(([step, { label: stepLabel, by, with: content, path: word = step }]) => ({
      method: 'POST' as const,
      path: `${path}/{key}/${process.phases ? '{fase}/' : ''}${word}`,
      group,
      summary: `${label.one}: ${stepLabel}`,
      roles: [by].flat(),
      ...sent(content),
      answers,
    })),
    ...(undoers.length
      ? [
          {
            method: 'POST' as const,
            path: `${path}/{key}/deshacer`,
            group,
            summary: `${label.one}: deshace el último paso`,
            roles: undoers,
            ...sent(undoing.content),
            answers,
          },
        ]
      : []),
  ]
}
