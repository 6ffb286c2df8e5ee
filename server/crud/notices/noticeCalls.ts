import * as z from 'zod'
import type { ApiCall } from '../apiCall.ts'
import { callsUnder } from '../callsUnder.ts'
import { noticesQuery, paceBody, readUpTo, stateQuery } from './endpoints.ts'

/** Describes the calls of the caller's notices. */
export const noticeCalls = (): readonly ApiCall[] => {
  const avisos = callsUnder('Avisos')
  return [
    avisos('GET', 'avisos', 'Los propios, primero los que no se han leído', {
      query: noticesQuery,
      answers: z.strictObject({ avisos: z.array(notice), hayMas: z.boolean() }),
    }),
    avisos('GET', 'avisos/estado', 'Cuántos no se han leído', {
      query: stateQuery,
      answers: z.strictObject({
        sinLeer: z.int(),
        recientes: z.array(z.strictObject({ id: z.int(), entidad: z.string().nullable() })),
      }),
    }),
    avisos('GET', 'avisos/novedades', 'Los que llegaron desde la última visita y no se han leído', {
      answers: z.strictObject({ desde: z.iso.datetime().nullable(), total: z.int(), avisos: z.array(notice) }),
    }),
    avisos('GET', 'avisos/ritmo', 'Cada cuánto llegan por correo', { answers: pace }),
    avisos('PUT', 'avisos/ritmo', 'Cambiar cada cuánto llegan por correo', {
      body: paceBody,
      answers: pace,
    }),
    avisos('PUT', 'avisos/{id}/leido', 'Marcar uno como leído', { answers: z.strictObject({ id: z.int() }) }),
    avisos('POST', 'avisos/leidos', 'Marcar como leídos todos hasta uno', { body: readUpTo }),
  ]
}

const notice = z.strictObject({
  id: z.int(),
  asunto: z.string(),
  texto: z.string().nullable(),
  direccion: z.string().nullable(),
  creado: z.iso.datetime(),
  leido: z.iso.datetime().nullable(),
})

const pace = z.looseObject({ ritmo: z.string(), usual: z.string() })
