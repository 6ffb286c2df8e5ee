import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../src/domain/roles.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import { faltaDeTransicion } from '../../src/domain/servicioSocial/faltaDeTransicion.ts'
import { estadoDeServicio, faseActual, turno, type Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { transiciones } from '../../src/domain/servicioSocial/transiciones.ts'
import { alcanzables, despues, todosLosPasos, type Paso } from '../domain/servicioSocial/alcanzables.ts'
import { oficina, type Oficina } from './oficina.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
afterAll(() => o.e.cerrar())

/** How a service stands, as its record and its row say. */
const dicho = async () => {
  const { data } = await o.leer()
  const registro: Record<string, unknown> = { ...data }
  const estados = fases.map(({ clave }) => Object(registro[clave]).status)
  return { estados, periodo: registro.periodo, fase: registro.fase, status: registro.status, turno: registro.turno }
}
const esperado = (servicio: Servicio) => ({ estados: servicio.estados, periodo: servicio.periodo, fase: faseActual(servicio), status: estadoDeServicio(servicio), turno: turno(servicio) })

const comentario = ({ accion }: Paso) => (accion === 'rechazar' ? 'Falta la firma' : '')
const todas = alcanzables()
const casos = todas.map(servicio => ({ servicio, nombre: `${servicio.periodo ?? 'sin periodo'}: ${servicio.estados.map(estado => estado[0]).join('')}` }))

/** The API takes no step on phase 0 or 11 by the calls of the other phases: those steps are asked for by their own. */
const pedibles = todosLosPasos.filter(({ accion, fase }) => (accion === 'entregar') === (fase === 11) || (fase === 11 && accion !== 'entregar'))

describe('every step of every service that can be', () => {
  it.each(casos)('$nombre', async ({ servicio }) => {
    await o.poner(servicio)
    for (const paso of pedibles) {
      const suyo = transiciones.find(({ accion }) => accion === paso.accion)?.rol ?? 'escolar'
      for (const rol of roles.filter(cada => cada !== suyo)) {
        if (paso.fase === faseActual(servicio)) expect(await o.pedirPaso(rol, { ...paso, comentario: comentario(paso) })).toMatchObject({ status: 403, message: 'No tiene permiso para realizar esta acción' })
      }
      const falta = faltaDeTransicion(servicio, paso.accion, paso.fase)
      if (falta === undefined) continue
      const respuesta = await o.pedirPaso(suyo, { ...paso, comentario: comentario(paso) })
      expect([respuesta.status, paso, respuesta.message]).toEqual([409, paso, expect.stringMatching(/ya (envió|aceptó|rechazó|entregó)|^La |^El |^Primero /)])
    }
    expect(await dicho()).toEqual(esperado(servicio))
    for (const paso of pedibles.filter(({ accion, fase }) => faltaDeTransicion(servicio, accion, fase) === undefined)) {
      await o.poner(servicio)
      const suyo = transiciones.find(({ accion }) => accion === paso.accion)?.rol ?? 'escolar'
      expect(await o.pedirPaso(suyo, { ...paso, comentario: comentario(paso) })).toMatchObject({ status: 200 })
      expect(await dicho()).toEqual(esperado(despues(servicio, paso)))
    }
  })
})
