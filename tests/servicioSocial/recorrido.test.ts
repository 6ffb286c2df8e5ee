import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { informacionDeServicio } from '../harness/servicios.ts'
import { id, matricula, oficina, pdf, type Oficina } from './oficina.ts'

let o: Oficina
let cual: { id_servicio_social?: string }
const lista = async (quien: string, ruta: string) =>
  JSON.parse((await o.e.pedir('GET', ruta, { token: o.tokens.get(quien) })).texto).data
beforeAll(async () => {
  o = await oficina()
  await o.borrar()
})
afterAll(() => o.e.cerrar())

const candidatos = 'cuc/estudiantes/setenta-porciento/escolar'
const activos = 'estudiantes/servicio-social/activos'

it('goes from candidate to completado through all phases of a year, with a rejection and a resubmission on the way', async () => {
  const inactivo = await o.e.pedir('GET', 'estudiante/datos/servicio-social/activo', {
    token: o.tokens.get('estudiante'),
  })
  expect([inactivo.status, inactivo.message]).toEqual([404, 'El servicio social no está activado para este estudiante'])
  expect(await lista('escolar', candidatos)).toMatchObject([
    { matricula, avance: { materias: { aprobado: 1, total: 1, porcentaje: 100 } } },
  ])

  const activado = await o.e.pedir('POST', `cuc/estudiante/${matricula}/activar-servicio`, {
    token: o.tokens.get('escolar'),
    cuerpo: { matricula },
  })
  expect([activado.status, activado.message, activado.data.status]).toEqual([
    200,
    'Servicio social activado correctamente',
    'pendiente',
  ])
  cual = { id_servicio_social: String(activado.data.id_servicio_social) }
  expect(await lista('escolar', candidatos)).toEqual([])
  expect(await lista('escolar', activos)).toMatchObject([
    {
      matricula_estudiante: matricula,
      nombreC: 'José Luis Peña Cruz',
      nombre_programa: 'Comunalidad',
      fase: 0,
      status: 'pendiente',
      turno: 'estudiante',
    },
  ])

  expect(await o.pedirPaso('estudiante', { accion: 'enviar', fase: 0, cual })).toMatchObject({
    status: 200,
    message: 'Información del servicio enviada correctamente',
    data: { fase: 0, status: 'enviado', turno: 'escolar', ...informacionDeServicio },
  })
  expect(
    await o.pedirPaso('escolar', { accion: 'rechazar', fase: 0, comentario: ' Falta el cargo completo ', cual }),
  ).toMatchObject({
    status: 200,
    message: '«Informacion servicio»: rechazado correctamente',
    data: { status: 'rechazado', turno: 'estudiante' },
  })
  const visto = await o.e.pedir('GET', 'estudiante/datos/servicio-social/activo', { token: o.tokens.get('estudiante') })
  expect(visto.data).toMatchObject({
    comentario: 'Falta el cargo completo',
    fase_cero: { status: 'rechazado', comentario: 'Falta el cargo completo', urlarchivo: null },
  })
  expect((await o.pedirPaso('estudiante', { accion: 'enviar', fase: 0, cual })).status).toBe(200)
  expect((await o.pedirPaso('escolar', { accion: 'aceptar', fase: 0, cual })).data).toMatchObject({
    fase: 1,
    status: 'aceptado',
    comentario: null,
  })

  for (const fase of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    expect(
      (await o.pedirPaso('estudiante', { accion: 'enviar', fase, archivo: pdf(`primera ${fase}`), cual })).status,
    ).toBe(200)
    if (fase === 4) {
      expect((await o.pedirPaso('escolar', { accion: 'rechazar', fase, comentario: 'Sin firma', cual })).status).toBe(
        200,
      )
      expect(
        (await o.pedirPaso('estudiante', { accion: 'enviar', fase, archivo: pdf('segunda 4'), cual })).status,
      ).toBe(200)
    }
    expect(await o.pedirPaso('escolar', { accion: 'aceptar', fase, cual })).toMatchObject({
      status: 200,
      data: { fase: fase + 1 },
    })
  }
  expect(
    await lista('coordinador', 'servicio-social/estudiante/status/pendiente_liberacion/cuc/20DCU0001A'),
  ).toMatchObject([{ matricula_estudiante: matricula, status: 'pendiente_liberacion', turno: 'coordinador', fase: 11 }])
  expect(await lista('coordinador', 'servicio-social/estudiante/status/pendiente_liberacion/cuc/20DCU0002B')).toEqual(
    [],
  )
  expect(await o.pedirPaso('coordinador', { accion: 'entregar', fase: 11, cual })).toMatchObject({
    status: 200,
    message: 'Servicio social completado correctamente',
    data: { status: 'completado', turno: 'nadie', fase: 11, fase_once: { status: 'aceptado' } },
  })
  expect(await lista('escolar', activos)).toEqual([])
  expect(await lista('escolar', 'estudiantes/servicio-social/completado')).toMatchObject([
    { matricula_estudiante: matricula },
  ])
  expect(await lista('coordinador', 'servicio-social/estudiante/status/completado/cuc/20DCU0001A')).toHaveLength(1)
})

it('keeps every step with who and when, and the file of each', async () => {
  const { historial: pasos, fase_cuatro } = Object((await o.leer('coordinador')).data)
  expect(pasos).toHaveLength(1 + 4 + 2 * 10 + 2 + 1)
  expect(pasos[0]).toMatchObject({
    fase: 0,
    status: 'pendiente',
    activacion: true,
    autor: 'Magdalena García López',
    momento: o.e.reloj.ahora.toISOString(),
  })
  const cuarta = pasos.filter(({ fase }: { fase: number }) => fase === 4)
  expect(cuarta).toMatchObject([
    { status: 'enviado', autor: 'José Luis Peña Cruz' },
    { status: 'rechazado', comentario: 'Sin firma', autor: 'Magdalena García López' },
    { status: 'enviado' },
    { status: 'aceptado' },
  ])
  const abierto = async (url: string) => (await o.e.app.request(url)).text()
  expect(await abierto(cuarta[0].urlarchivo)).toContain('primera 4')
  expect(await abierto(cuarta[2].urlarchivo)).toContain('segunda 4')
  expect(await abierto(fase_cuatro.urlarchivo)).toContain('segunda 4')
  const escrito = await o.e.db
    .select()
    .from(historial)
    .where(eq(historial.entidad, 'serviciosSociales'))
    .orderBy(asc(historial.id))
  expect(escrito).toHaveLength(pasos.length)
  expect(escrito.at(-1)).toMatchObject({
    autor: 'Citlali Ortiz Muñoz',
    antes: { status: 'pendiente_liberacion', fase_once: 'pendiente' },
    despues: { status: 'completado', fase_once: 'aceptado' },
  })
  expect(id).not.toBe(cual.id_servicio_social)
})
