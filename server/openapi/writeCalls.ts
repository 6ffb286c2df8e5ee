import * as z from 'zod'
import { type AnyResource, resourcePath } from '../../src/schema/resource.ts'
import { unsaidHeader, unsaidIsKept } from '../../src/schema/unsaid.ts'
import type { ApiCall } from '../crud/apiCall.ts'
import { idempotencyHeader } from '../idempotency/idempotencyHeader.ts'
import { bodySchema } from './fieldSchema.ts'

/** Returns the declared calls that add, change, correct and delete a record. */
export const writeCalls = (resource: AnyResource): readonly ApiCall[] => {
  const { label, name, write = {} } = resource
  const path = resourcePath(resource)
  const group = label.many
  const answers = { of: name }
  const body = (mode: 'create' | 'update') => bodySchema(resource, mode)
  return [
    ...(write.create
      ? [
          {
            method: 'POST',
            path,
            group,
            summary: `Agregar: ${label.one}`,
            roles: write.create,
            headers: unsaidHeaders(
              'Lo que ya no es un dato de este registro se niega (409) en vez de pasarse por alto',
            ),
            body: body('create'),
            answers,
            status: 201,
          } as const,
        ]
      : []),
    ...(write.update
      ? [
          {
            method: 'PUT',
            path: `${path}/{key}`,
            group,
            summary: `Cambiar: ${label.one}`,
            roles: write.update,
            headers: unsaidHeaders(
              'Lo que el cuerpo no dice se queda como está, en vez de vaciarse; y lo que ya no es un dato de este registro se niega (409)',
            ),
            body: bodySchema(resource, 'update').extend(version),
            answers,
          } as const,
        ]
      : []),
    ...(write.delete
      ? [
          {
            method: 'GET',
            path: `${path}/{key}/eliminacion`,
            group,
            summary: `Qué se elimina con: ${label.one}`,
            roles: write.delete,
            answers: z.strictObject({ tambien: z.string().nullable() }),
          } as const,
          {
            method: 'DELETE',
            path: `${path}/{key}`,
            group,
            summary: `Eliminar: ${label.one}`,
            roles: write.delete,
            headers: ifMatch,
            answers,
          } as const,
        ]
      : []),
    ...correctionCall(resource),
  ]
}

const version = {
  version: z
    .union([z.int(), z.string()])
    .nullish()
    .describe('La que se leyó: 409 si alguien lo cambió desde entonces; sin ella se escribe sobre lo que haya'),
}
const unsaidHeaders = (meaning: string) =>
  idempotencyHeader.extend({ [unsaidHeader]: z.literal(unsaidIsKept).optional().describe(meaning) })
const ifMatch = idempotencyHeader.extend({
  'If-Match': z
    .string()
    .optional()
    .describe(
      'La versión que se leyó, como "3": 409 si alguien lo cambió desde entonces; sin ella se elimina como esté',
    ),
})

const correctionCall = (resource: AnyResource): readonly ApiCall[] => {
  const { label, name, write } = resource
  const correction = write?.sealed?.correct
  return correction
    ? [
        {
          method: 'POST',
          path: `${resourcePath(resource)}/{key}/correccion`,
          group: label.many,
          summary: `Corregir lo que ya está cerrado: ${label.one}; solo lo que se diga, de ${correction.fields.join(', ')}`,
          roles: correction.roles,
          headers: idempotencyHeader,
          body: z.looseObject({ motivo_correccion: z.string(), ...version }),
          answers: { of: name },
        } as const,
      ]
    : []
}
