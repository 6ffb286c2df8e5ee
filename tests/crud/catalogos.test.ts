import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'

let s: Escena
let token: string
beforeAll(async () => {
  s = await escena()
  token = await s.tokenDe('coordinador')
})
afterAll(() => s.cerrar())

const materia = { clave_materia: 'MAT-01', nombre: 'Álgebra', creditos: 5 }

describe('materias', () => {
  it('creates, lists, searches without accents, changes and keeps the history', async () => {
    const created = await s.pedir('POST', 'materias', { token, cuerpo: materia })
    expect(created).toMatchObject({
      status: 201,
      message: 'Materia registrada correctamente',
      data: { ...materia, version: 1 },
    })
    const id = created.data.id_materia
    const list = await s.pedir('GET', `materias?range=[0,9]&sort=["nombre","DESC"]&filter={"q":"algebra"}`, { token })
    expect(list.headers.get('content-range')).toBe('materias 0-0/1')
    expect(list.data).toEqual([created.data])
    const changed = await s.pedir('PUT', `materias/${id}`, {
      token,
      cuerpo: { ...materia, clave_materia: 'OTRA', nombre: 'Álgebra lineal', version: 1 },
    })
    expect(changed).toMatchObject({
      status: 200,
      message: 'Materia actualizada correctamente',
      data: { clave_materia: 'MAT-01', nombre: 'Álgebra lineal', version: 2 },
    })
    const stale = await s.pedir('PUT', `materias/${id}`, { token, cuerpo: { ...materia, version: 1 } })
    expect(stale).toMatchObject({
      status: 409,
      data: { quien: 'Citlali Ortiz Muñoz', propio: true, despues: { nombre: 'Álgebra lineal' } },
    })
  })
  it('refuses what the declaration refuses', async () => {
    expect(
      await s.pedir('POST', 'materias', { token, cuerpo: { clave_materia: '', nombre: 'x'.repeat(201), creditos: 3 } }),
    ).toMatchObject({
      status: 422,
      errors: {
        clave_materia: "La 'clave de la materia' es requerida",
        nombre: "El 'nombre de la materia' debe contener menos de 200 caracteres",
        creditos: 'Los créditos no pueden ser menor a 4',
      },
    })
    expect(await s.pedir('POST', 'materias', { token, cuerpo: { ...materia, nombre: 'Otra' } })).toMatchObject({
      status: 409,
      errors: { clave_materia: 'Ya existe una materia con esa clave' },
    })
    expect((await s.pedir('DELETE', 'materias/1', { token })).status).toBe(404)
  })
})

describe('programas and cucs', () => {
  it('lists records nested as the specification nests them, and names their uses', async () => {
    const cucs = await s.pedir('GET', 'cucs/', { token })
    expect(JSON.parse(cucs.texto).data[0]).toMatchObject({
      clave_cuc: expect.any(String),
      direccion: {
        calle: expect.any(String),
        colonia: { nombre: 'Centro' },
        municipio: { nombre: 'Guelatao' },
        estado: { nombre: 'Oaxaca' },
        cp: { id_cp: '68770' },
      },
    })
    const clave: string = JSON.parse(cucs.texto).data[0].clave_cuc
    const removed = await s.pedir('DELETE', `cucs/${clave}`, { token })
    expect(removed.status).toBe(409)
    expect(removed.message).toMatch(/1 consejero/)
    expect(
      (await s.pedir('GET', `cucs?filter={"q":"guelatao"}&range=[0,9]`, { token })).headers.get('content-range'),
    ).toBe('cucs 0-0/1')
  })
  it('reads estudiantes by their CUC', async () => {
    const escolar = await s.tokenDe('escolar')
    const list = await s.pedir('GET', 'cuc/estudiantes/escolar?range=[0,9]', { token: escolar })
    expect(JSON.parse(list.texto).data[0]).toMatchObject({
      apellido_paterno: expect.any(String),
      grupo: { programa: { grado: expect.any(String) } },
      antecedente: {},
      usuario: { email: 'estudiante@demo.cuc.mx' },
    })
    expect((await s.pedir('GET', 'cuc/estudiantes/escolar', { token })).status).toBe(403)
    expect((await s.pedir('GET', 'cucs/programas/consejero-escolar', { token: escolar })).data).toEqual([])
    expect((await s.pedir('GET', 'programa/XX/periodos/mes/actual', { token: escolar })).data).toEqual([])
    expect((await s.pedir('GET', 'facilitadores/activos', { token: escolar })).data).toEqual([
      { matricula: expect.any(String), nombreC: expect.any(String) },
    ])
  })
})
