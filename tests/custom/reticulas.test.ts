import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { reticulasMaterias } from '../../server/custom/reticulas/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { programa } from '../harness/filas.ts'

let e: Escena
let token: string
let ids: string[]
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
  const filas = await e.db
    .insert(tables.materias)
    .values([1, 2, 3, 4, 5].map(n => ({ clave_materia: `MAT-${n}`, nombre: `Materia ${n}`, creditos: 4 + n })))
    .returning()
  ids = filas.map(({ id_materia }) => id_materia)
})
afterAll(() => e.cerrar())
beforeEach(() => e.db.delete(tables.reticulas).where(sql`nombre <> 'Plan 2020'`))

const datos = { nombre: 'Plan 2026', clave_programa: programa.clave, creditos_totales: 40 }
const ciclo = (...lugares: number[]) => lugares.map(lugar => ids[lugar - 1])
const ciclos = (...todos: number[][]) => todos.map((lugares, idCiclo) => ({ idCiclo, materias: ciclo(...lugares) }))
type Registro = {
  id_reticula: string
  version: number
  arregloMateriasSeleccionadas: { idCiclo: number; materias: { nombre: string }[] }[]
}
const leida = (texto: string): Registro => JSON.parse(texto).data
const nombres = (registro: Registro) =>
  registro.arregloMateriasSeleccionadas.map(({ materias }) =>
    materias.map(({ nombre }) => nombre.replace('Materia ', '')).join(''),
  )
const alta = async (arregloMateriasSeleccionadas: unknown, otros: object = {}) =>
  e.pedir('POST', 'reticulas', { token, cuerpo: { ...datos, ...otros, arregloMateriasSeleccionadas } })

describe('a grid', () => {
  test('is kept with its cycles and their order, and read with whole subjects', async () => {
    const { status, message, texto } = await alta(ciclos([3, 1], [5, 2, 4]))
    expect([status, message]).toEqual([201, 'Malla Curricular registrada correctamente'])
    const { id_reticula, ...registro } = leida(texto)
    expect(registro).toEqual({
      ...datos,
      version: 1,
      programa: { nombre: programa.nombre },
      arregloMateriasSeleccionadas: [
        {
          idCiclo: 0,
          materias: [3, 1].map(n => ({
            id_materia: ids[n - 1],
            clave_materia: `MAT-${n}`,
            nombre: `Materia ${n}`,
            creditos: 4 + n,
          })),
        },
        {
          idCiclo: 1,
          materias: [5, 2, 4].map(n => ({
            id_materia: ids[n - 1],
            clave_materia: `MAT-${n}`,
            nombre: `Materia ${n}`,
            creditos: 4 + n,
          })),
        },
      ],
    })
    const una = await e.pedir('GET', `reticulas/${id_reticula}`, { token })
    expect(leida(una.texto)).toEqual({ id_reticula, ...registro })
    const escolar = await e.tokenDe('escolar')
    const general = await e.pedir('GET', `programa/${programa.clave}/reticulas/general`, { token: escolar })
    expect(JSON.parse(general.texto).data).toHaveLength(2)
    expect(JSON.parse(general.texto).data[1]).toEqual({ id_reticula, ...registro })
    const opciones = await e.pedir('GET', `programa/${programa.clave}/reticulas`, { token: escolar })
    expect(JSON.parse(opciones.texto).data).toContainEqual({ id_reticula, nombre: 'Plan 2026' })
    const materias = await e.pedir('GET', `programa/${programa.clave}/reticulas/materias`, { token: escolar })
    expect(JSON.parse(materias.texto).data).toHaveLength(5)
    expect(
      JSON.parse((await e.pedir('GET', 'programa/OTRO/reticulas/materias', { token: escolar })).texto).data,
    ).toEqual([])
  })

  test('adds whole materias too, moves them within and between cycles, and stores who moved them', async () => {
    const nueva = leida((await alta(ciclos([1, 2, 3], [4, 5]))).texto)
    const [uno, dos] = nueva.arregloMateriasSeleccionadas
    const cambio = await e.pedir('PUT', `reticulas/${nueva.id_reticula}`, {
      token,
      cuerpo: {
        ...datos,
        version: 1,
        arregloMateriasSeleccionadas: [
          { idCiclo: 7, materias: dos?.materias.toReversed() },
          { materias: uno?.materias.slice(1) },
          { materias: [ids[0]] },
        ],
      },
    })
    expect([cambio.status, cambio.message]).toEqual([200, 'Malla Curricular actualizada correctamente'])
    expect(nombres(leida(cambio.texto))).toEqual(['54', '23', '1'])
    expect(leida(cambio.texto).version).toBe(2)
    const apuntes = await e.db
      .select()
      .from(historial)
      .where(sql`clave = ${nueva.id_reticula} and accion = 'update'`)
    expect(apuntes).toMatchObject([
      {
        autor: 'Citlali Ortiz Muñoz',
        antes: { arregloMateriasSeleccionadas: ciclos([1, 2, 3], [4, 5]) },
        despues: { arregloMateriasSeleccionadas: ciclos([5, 4], [2, 3], [1]) },
      },
    ])
    const viejo = await e.pedir('PUT', `reticulas/${nueva.id_reticula}`, {
      token,
      cuerpo: { ...datos, version: 1, arregloMateriasSeleccionadas: ciclos([1]) },
    })
    expect(viejo).toMatchObject({
      status: 409,
      message: 'Citlali Ortiz Muñoz cambió este registro mientras usted lo editaba',
    })
    expect(nombres(leida((await e.pedir('GET', `reticulas/${nueva.id_reticula}`, { token })).texto))).toEqual([
      '54',
      '23',
      '1',
    ])
  })

  test('a save of the same grid leaves no trace', async () => {
    const nueva = leida((await alta(ciclos([1, 2]))).texto)
    const igual = await e.pedir('PUT', `reticulas/${nueva.id_reticula}`, {
      token,
      cuerpo: { ...datos, version: 1, arregloMateriasSeleccionadas: nueva.arregloMateriasSeleccionadas },
    })
    expect(leida(igual.texto).version).toBe(1)
  })

  test('only the places that differ are written: of the others nobody is weighed anew', async () => {
    const { id_reticula } = leida((await alta(ciclos([1, 2, 3], [4]))).texto)
    const guardar = async (version: number, nombre: string, arregloMateriasSeleccionadas: unknown) =>
      e.pedir('PUT', `reticulas/${id_reticula}`, {
        token,
        cuerpo: { ...datos, version, nombre, arregloMateriasSeleccionadas },
      })
    const escritas = async () => {
      const filas = await e.db
        .select({ id: reticulasMaterias.id_materia, por: sql<string>`xmin::text` })
        .from(reticulasMaterias)
        .where(sql`id_reticula = ${id_reticula}`)
      return new Map(filas.map(({ id, por }) => [id, por]))
    }
    const antes = await escritas()
    expect((await guardar(1, 'Plan renombrado', ciclos([1, 2, 3], [4]))).status).toBe(200)
    expect(await escritas()).toEqual(antes)
    const { texto } = await guardar(2, 'Plan renombrado', ciclos([4, 2], [5], [1]))
    expect(nombres(leida(texto))).toEqual(['42', '5', '1'])
    const [una, dos, tres] = ciclo(1, 2, 3)
    const despues = await escritas()
    expect(despues.get(dos ?? '')).toBe(antes.get(dos ?? ''))
    expect(despues.get(una ?? '')).not.toBe(antes.get(una ?? ''))
    expect(despues.has(tres ?? '')).toBe(false)
  })

  test('its programa is fixed once it is there', async () => {
    await e.db
      .insert(tables.programas)
      .values({ ...programa, clave: 'LICDERECHO', nombre: 'Derecho' })
      .onConflictDoNothing()
    const nueva = leida((await alta(ciclos([1]))).texto)
    const cambio = await e.pedir('PUT', `reticulas/${nueva.id_reticula}`, {
      token,
      cuerpo: { ...datos, clave_programa: 'LICDERECHO', version: 1, arregloMateriasSeleccionadas: ciclos([1]) },
    })
    expect(cambio).toMatchObject({ status: 200, data: { clave_programa: programa.clave } })
  })
})

describe('refuses, in the words of the specification', () => {
  const sinNada: [string, () => unknown, string][] = [
    ['no cycle', () => [], 'Agregue los ciclos y materias'],
    ['nothing said', () => undefined, 'Agregue los ciclos y materias'],
    ['an empty cycle', () => [...ciclos([1]), { idCiclo: 1, materias: [] }], 'Los ciclos no deben ir vacíos'],
    ['a cycle without its list', () => [{ idCiclo: 0 }], 'Los ciclos no deben ir vacíos'],
    ['a subject twice', () => ciclos([1, 2], [1]), 'Una materia no puede estar dos veces en la malla'],
    ['text', () => 'todas', 'Los ciclos y materias no son válidos'],
    ['what is no key', () => [{ idCiclo: 0, materias: ['ÁLGEBRA', null, 3] }], 'Los ciclos y materias no son válidos'],
    [
      'a subject that is not there',
      () => [{ idCiclo: 0, materias: ['11111111-1111-4111-a111-111111111111'] }],
      "Seleccione un valor válido en 'Ciclos y materias'",
    ],
    [
      'too many cycles',
      () => Array.from({ length: 25 }, () => ({ materias: [ids[0]] })),
      'La malla admite máximo 24 ciclos',
    ],
  ]
  test.each(sinNada)('%s', async (_, dichos, mensaje) => {
    const { status, errors } = await alta(dichos())
    expect([status, errors]).toEqual([422, { arregloMateriasSeleccionadas: mensaje }])
    expect(await e.db.$count(tables.reticulas)).toBe(1)
  })

  test('name, programme and credits', async () => {
    const { errors } = await alta(ciclos([1]), { nombre: '', clave_programa: '', creditos_totales: '' })
    expect(errors).toEqual({
      nombre: "El 'nombre de la malla' es requerido",
      clave_programa: 'El programa es requerido',
      creditos_totales: 'Los créditos totales son requeridos',
    })
    expect((await alta(ciclos([1]), { nombre: 'x'.repeat(151), creditos_totales: -1 })).errors).toEqual({
      nombre: "El 'nombre de la malla' debe contener menos de 150 caracteres",
      creditos_totales: 'Los créditos totales no pueden ser negativos',
    })
    expect((await alta(ciclos([1]), { nombre: 'x'.repeat(150), creditos_totales: 0 })).status).toBe(201)
    expect((await alta(ciclos([1]), { clave_programa: 'NINGUNO' })).errors).toEqual({
      clave_programa: "Seleccione un valor válido en 'Programa'",
    })
  })

  test('removing a retícula with students: 409 names them; one without students can go, and its materias stay', async () => {
    const [usada] = await e.db.select().from(tables.reticulas)
    expect(await e.pedir('DELETE', `reticulas/${usada?.id_reticula}`, { token })).toMatchObject({
      status: 409,
      message: 'No se puede eliminar porque está en uso: 1 estudiante',
    })
    const { id_reticula } = leida((await alta(ciclos([1, 2]))).texto)
    expect(await e.pedir('DELETE', `reticulas/${id_reticula}`, { token })).toMatchObject({
      status: 200,
      message: 'Malla Curricular eliminada correctamente',
    })
    expect(await e.db.$count(reticulasMaterias)).toBe(0)
    expect(await e.db.$count(tables.materias)).toBe(5)
    expect((await e.pedir('GET', `reticulas/${id_reticula}`, { token })).status).toBe(404)
    expect((await e.pedir('GET', 'reticulas/no-es-clave', { token })).status).toBe(404)
  })
})
