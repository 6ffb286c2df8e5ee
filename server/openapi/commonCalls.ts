import * as z from 'zod'
import { house } from '../../src/schema/house.ts'
import { searchAsked } from '../crud/find/busqueda.ts'
import { historyAsked } from '../crud/history/endpoints.ts'
import { cellsSaid, columnsSaid } from '../crud/import/corrections.ts'
import { applySaid, doubtsSaid, pageAsked } from '../crud/import/endpoints.ts'
import { noticesAsked, paceSaid, readUpTo, stateAsked } from '../crud/notices/endpoints.ts'
import { preferencesSaid } from '../crud/personal/endpoints.ts'
import { changedView, newView } from '../crud/personal/saveView.ts'
import type { ApiCall } from '../crud/apiCall.ts'

/** Returns the calls that every house has beside those of its resources. */
export const commonCalls = (): readonly ApiCall[] => {
  const { roles } = house()
  const of =
    (group: string) =>
    (method: ApiCall['method'], path: string, summary: string, more: Partial<ApiCall> = {}): ApiCall => ({
      method,
      path,
      group,
      summary,
      roles,
      answers: null,
      ...more,
    })
  const buscar = of('Búsqueda y pendientes')
  const avisos = of('Avisos')
  const propias = of('Preferencias y vistas')
  const hojas = of('Hojas de cálculo')
  return [
    buscar('GET', 'busqueda', 'Encontrar registros de cualquier lista', {
      query: searchAsked,
      answers: z.array(found),
    }),
    buscar('GET', 'pendientes', 'Lo que espera a quien pregunta', { answers: z.array(pending) }),
    of('Historial')(
      'GET',
      'historial/{resource}/{key}',
      'Lo que pasó con un registro, o con «fecha» cómo estaba al final de ese día',
      {
        query: historyAsked,
        answers: z.looseObject({}),
      },
    ),
    avisos('GET', 'avisos', 'Los propios, primero los que no se han leído', {
      query: noticesAsked,
      answers: z.strictObject({ avisos: z.array(notice), hayMas: z.boolean() }),
    }),
    avisos('GET', 'avisos/estado', 'Cuántos no se han leído', {
      query: stateAsked,
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
      body: paceSaid,
      answers: pace,
    }),
    avisos('PUT', 'avisos/{id}/leido', 'Marcar uno como leído', { answers: z.strictObject({ id: z.int() }) }),
    avisos('POST', 'avisos/leidos', 'Marcar como leídos todos hasta uno', { body: readUpTo }),
    propias('GET', 'preferencias', 'Las de las pantallas de quien pregunta', {
      answers: z.record(z.string(), z.unknown()),
    }),
    propias('PUT', 'preferencias', 'Guardar las dichas; null las olvida', { body: preferencesSaid }),
    propias('POST', 'vistas', 'Guardar una vista de una lista', {
      body: newView,
      answers: withId,
    }),
    propias('PUT', 'vistas/{id}', 'Cambiar una vista propia', { body: changedView, answers: withId }),
    propias('DELETE', 'vistas/{id}', 'Eliminar una vista propia', { answers: withId }),
    of('Lotes')('GET', 'lotes/avance', 'Qué parte va de lo propio que se hace a varios registros', {
      answers: z.strictObject({ avance: z.int().nullable() }),
    }),
    of('Lotes')('POST', 'lotes/{id}/deshacer', 'Deshacer lo que se hizo a varios registros', {
      answers: z.looseObject({}),
    }),
    hojas('GET', 'importaciones/{id}/filas', 'Los renglones de una hoja por aplicar', {
      query: pageAsked,
      answers: z.looseObject({}),
    }),
    hojas('GET', 'importaciones/{id}/errores', 'Los renglones con errores, como archivo', { answers: 'archivo' }),
    hojas('GET', 'importaciones/lotes/{id}/filas', 'Los renglones de una hoja aplicada', {
      answers: z.looseObject({}),
    }),
    hojas('POST', 'importaciones/{id}/columnas', 'Dice qué dato llena cada columna', {
      body: columnsSaid,
      answers: z.looseObject({}),
    }),
    hojas('POST', 'importaciones/{id}/celdas', 'Corregir celdas', {
      body: cellsSaid,
      answers: z.looseObject({}),
    }),
    hojas('POST', 'importaciones/{id}/dudas', 'Decidir lo que la hoja deja en duda', {
      body: doubtsSaid,
      answers: z.looseObject({}),
    }),
    hojas('POST', 'importaciones/{id}/revisar', 'Revisar de nuevo', { answers: z.looseObject({}) }),
    hojas('POST', 'importaciones/{id}/aplicar', 'Aplica la hoja revisada', {
      body: applySaid,
      answers: z.looseObject({}),
    }),
  ]
}

const found = z.strictObject({
  resource: z.string(),
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  to: z.string(),
})
const pending = z.strictObject({
  resource: z.string(),
  vista: z.string().optional(),
  label: z.string(),
  total: z.int(),
  screen: z.string(),
  to: z.string(),
})
const notice = z.strictObject({
  id: z.int(),
  asunto: z.string(),
  texto: z.string().nullable(),
  direccion: z.string().nullable(),
  creado: z.iso.datetime(),
  leido: z.iso.datetime().nullable(),
})
const pace = z.looseObject({ ritmo: z.string(), usual: z.string() })
const withId = z.strictObject({ id: z.uuid() })
