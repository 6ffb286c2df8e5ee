import { afterAll, beforeAll, expect, it } from 'vitest'
import { oficina, pdf, type Oficina } from './oficina.ts'
import { en } from './ponerServicio.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
afterAll(() => o.e.cerrar())

const vistos = async () => Object((await o.leer()).data).historial.length
const rechazarYReenviar = async (fase: number) => {
  await o.pedirPaso('escolar', { accion: 'rechazar', fase, comentario: 'Sin firma' })
  const { status } = await o.pedirPaso('estudiante', { accion: 'enviar', fase, archivo: pdf('segunda') })
  expect(status).toBe(200)
}

it.each([0, 1])('a file sent after the office looked is not decided with it: phase %i', async fase => {
  await o.borrar()
  await o.poner(en(fase ? { 0: 'aceptado', 1: 'enviado' } : { 0: 'enviado' }))
  const tras = await vistos()
  await rechazarYReenviar(fase)
  for (const accion of ['aceptar', 'rechazar'] as const)
    expect(
      await o.pedirPaso('escolar', { accion, fase, comentario: accion === 'aceptar' ? '' : 'No', cual: { tras } }),
    ).toMatchObject({ status: 409, message: expect.stringMatching(/^José Luis Peña Cruz ya envió «.+» el /) })
  expect(await vistos()).toBe(tras + 2)
  expect(await o.pedirPaso('escolar', { accion: 'aceptar', fase, cual: { tras: tras + 2 } })).toMatchObject({
    status: 200,
  })
})

it('a file of another phase sent meanwhile is no reason to refuse', async () => {
  await o.borrar()
  await o.poner(en({ 0: 'aceptado', 1: 'enviado' }))
  const tras = await vistos()
  await o.pedirPaso('estudiante', { accion: 'enviar', fase: 2 })
  expect(await vistos()).toBe(tras + 1)
  expect(await o.pedirPaso('escolar', { accion: 'aceptar', fase: 1, cual: { tras } })).toMatchObject({ status: 200 })
})

it('a step that never was has been seen by nobody', async () => {
  await o.borrar()
  await o.poner(en({ 0: 'aceptado', 1: 'enviado' }))
  const tras = (await vistos()) + 1
  expect(await o.pedirPaso('escolar', { accion: 'aceptar', fase: 1, cual: { tras } })).toMatchObject({ status: 409 })
})
