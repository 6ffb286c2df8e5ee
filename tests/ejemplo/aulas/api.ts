import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '../../../src/domain/roles.ts'
import { resources } from '../../../src/resources/index.ts'
import { pantallas } from '../../../src/resources/pantallas.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { validate } from '../../../src/schema/validate.ts'
import { escena, type Escena } from '../../harness/escena.ts'
import { cuc } from '../../harness/filas.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())

const aula = { clave: 'AULA-00001', nombre: 'Álamo', capacidad: 30, tipo: 'Taller', clave_cuc: cuc.clave, activa: true }
const errores = {
  clave: "La 'clave del aula' debe contener 10 caracteres",
  nombre: "El campo 'Nombre' debe contener máximo 150 caracteres",
  capacidad: 'La capacidad debe ser de 1 a 500',
  tipo: "Seleccione un valor válido en 'Tipo'",
  clave_cuc: 'El CUC es requerido',
  activa: "El campo 'Activa' no es válido",
}
const mala = { clave: 'corta', nombre: 'x'.repeat(151), capacidad: 501, tipo: 'Patio', clave_cuc: '', activa: 'quizás' }

describe('endpoints', () => {
  it('add, with the initial value of what is not said', async () => {
    const { activa: _, ...sinDecir } = aula
    expect(await e.pedir('POST', 'aulas', { token, cuerpo: sinDecir })).toMatchObject({
      status: 201,
      message: 'Aula registrada correctamente',
      data: { ...aula, cuc: { nombre: cuc.nombre }, version: 1 },
    })
  })
  it('list, search and sort', async () => {
    await e.pedir('POST', 'aulas', {
      token,
      cuerpo: { ...aula, clave: 'AULA-00002', nombre: 'Zapote', tipo: 'Salón', activa: false },
    })
    const { headers, data } = await e.pedir('GET', 'aulas?range=[0,9]&sort=["nombre","DESC"]', { token })
    expect([headers.get('content-range'), data]).toEqual([
      'aulas 0-1/2',
      [expect.objectContaining({ nombre: 'Zapote' }), expect.objectContaining({ nombre: 'Álamo' })],
    ])
    for (const q of ['ALAMO', 'taller', 'aula-00001 30', 'guelatao alamo', 'sí'])
      expect(
        (await e.pedir('GET', `aulas?filter=${encodeURIComponent(JSON.stringify({ q }))}`, { token })).data,
      ).toEqual([expect.objectContaining({ clave: aula.clave })])
  })
  it('filter, and count views', async () => {
    const claves = async (filter: object) =>
      JSON.parse(
        (await e.pedir('GET', `aulas?filter=${encodeURIComponent(JSON.stringify(filter))}`, { token })).texto,
      ).data.map(({ clave }: { clave: string }) => clave)
    expect(await claves({ capacidad_gte: 20, tipo: ['Taller', 'Laboratorio'] })).toEqual([aula.clave])
    expect(await claves({ vista: 'cerradas' })).toEqual(['AULA-00002'])
    expect((await e.pedir('GET', 'aulas?vistas=1', { token })).data).toMatchObject({
      total: 2,
      vistas: { grandes: 0, cerradas: 1 },
    })
  })
  it('several at once: those that can are closed, the others told why, and all given back', async () => {
    const lote = async (cuerpo: object) =>
      JSON.parse((await e.pedir('POST', 'lotes/aulas/cerrar', { token, cuerpo: { list: 'todas', ...cuerpo } })).texto)
    const { data: visto } = await lote({ preview: true })
    expect(visto).toMatchObject({ total: 2, cambian: 1, impedidos: 1, motivos: [{ motivo: 'ya está cerrada' }] })
    const { message, data: hecho } = await lote({ huella: visto.huella })
    expect(message).toBe('Cerrar: 1 registro; 1 quedó como estaba')
    const activas = async () => JSON.parse((await e.pedir('GET', 'aulas?filter={"activa":true}', { token })).texto).data
    expect(await activas()).toEqual([])
    expect((await e.pedir('POST', `lotes/${hecho.lote}/deshacer`, { token, cuerpo: {} })).status).toBe(200)
    expect(await activas()).toMatchObject([{ clave: aula.clave, version: 3 }])
  })
  it('change: a kept version, another key and a taken key', async () => {
    const cambiar = (cuerpo: object) => e.pedir('PUT', `aulas/${aula.clave}`, { token, cuerpo: { ...aula, ...cuerpo } })
    expect((await cambiar({ clave: 'OTRA-CLAVE', capacidad: 45, version: 3 })).status).toBe(422)
    expect(await cambiar({ capacidad: 45, version: 3 })).toMatchObject({
      status: 200,
      data: { clave: aula.clave, capacidad: 45, version: 4 },
    })
    expect(await cambiar({ version: 1 })).toMatchObject({
      status: 409,
      data: { antes: { capacidad: 30 }, despues: { capacidad: 45 } },
    })
    expect(await e.pedir('POST', 'aulas', { token, cuerpo: aula })).toMatchObject({
      status: 409,
      errors: { clave: 'Ya existe una aula con esa clave' },
    })
  })
  it('a campus that has one cannot go', async () => {
    expect((await e.pedir('DELETE', `cucs/${cuc.clave}`, { token })).message).toContain('2 aulas')
  })
  it('delete', async () => {
    expect(await e.pedir('DELETE', `aulas/${aula.clave}`, { token })).toMatchObject({
      status: 200,
      message: 'Aula eliminada correctamente',
    })
    expect((await e.pedir('DELETE', `aulas/${aula.clave}`, { token })).status).toBe(404)
  })
})

describe('validation says the same on both sides', () => {
  it('in the browser', () => {
    const { aulas }: Record<string, AnyResource | undefined> = resources
    expect(aulas && validate(aulas, 'create', mala, { today: '2026-03-10' }).errors).toEqual(errores)
    expect(
      aulas &&
        validate(aulas, 'create', { ...aula, capacidad: '500', nombre: 'ñ'.repeat(150) }, { today: '2026-03-10' })
          .errors,
    ).toEqual({})
  })
  it('on the server', async () => {
    expect(await e.pedir('POST', 'aulas', { token, cuerpo: mala })).toMatchObject({ status: 422, errors: errores })
    expect(await e.pedir('POST', 'aulas', { token, cuerpo: { ...aula, clave_cuc: '20DCU9999Z' } })).toMatchObject({
      status: 422,
      errors: { clave_cuc: "Seleccione un valor válido en 'CUC'" },
    })
  })
})

it.each(roles.filter(rol => rol !== 'coordinador'))('the %s is refused', async rol => {
  const ajeno = await e.tokenDe(rol)
  for (const [metodo, ruta] of [
    ['GET', 'aulas'],
    ['POST', 'aulas'],
    ['PUT', `aulas/${aula.clave}`],
    ['DELETE', `aulas/${aula.clave}`],
  ] as const) {
    expect(await e.pedir(metodo, ruta, { token: ajeno, ...(metodo === 'GET' ? {} : { cuerpo: aula }) })).toMatchObject({
      status: 403,
      message: 'No tiene permiso para realizar esta acción',
    })
  }
})

it('the route has its place in the menu of the coordinador', () => {
  expect(pantallas.find(({ route }) => route === '/aulas')).toMatchObject({
    title: 'Aulas',
    roles: ['coordinador'],
    menu: { label: 'Aulas', icon: 'lista', roles: ['coordinador'] },
  })
})
