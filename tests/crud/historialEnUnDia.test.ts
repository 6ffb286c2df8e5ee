import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordChange } from '../../server/crud/recordChange.ts'
import { historial, nombresDeHistorial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'

let e: Escena
const tokens = new Map<string, string>()
beforeAll(async () => {
  e = await escena()
  tokens.set('coordinador', await e.tokenDe('coordinador'))
})
afterAll(() => e.cerrar())

const leer = async (ruta: string, quien = 'escolar') => {
  const { status, texto } = await e.pedir('GET', ruta, { token: tokens.get(quien) })
  return { status, cuerpo: JSON.parse(texto) }
}

describe('the state of a record', () => {
  it('on a day, in words, before it was there too', async () => {
    const token = tokens.get('coordinador')
    const { data } = await e.pedir('POST', 'materias', {
      token,
      cuerpo: { clave_materia: 'HIS-2', nombre: 'Uno', creditos: 5 },
    })
    const ruta = `materias/${data.id_materia}`
    for (const [nombre, creditos] of [
      ['Dos', 6],
      ['Tres', 7],
    ]) {
      e.pasan(24 * 60)
      tokens.set('coordinador', await e.tokenDe('coordinador'))
      await e.pedir('PUT', ruta, {
        token: tokens.get('coordinador'),
        cuerpo: { clave_materia: 'HIS-2', nombre, creditos },
      })
    }
    const el = async (fecha: string) => (await leer(`historial/${ruta}?fecha=${fecha}`, 'coordinador')).cuerpo.data
    expect(await el('2026-11-19')).toBeNull()
    expect((await el('2026-11-20')).textos).toMatchObject({ nombre: 'Uno', creditos: '5', clave_materia: 'HIS-2' })
    expect((await el('2026-11-21')).textos).toMatchObject({ nombre: 'Dos', creditos: '6' })
    expect(await el('2026-11-22')).toEqual(await el('2030-01-01'))
    expect((await el('2026-11-22')).textos).toMatchObject({ nombre: 'Tres', creditos: '7' })
    expect((await leer(`historial/${ruta}?fecha=ayer`, 'coordinador')).status).toBe(422)
  })

  it('with its address and its conditions of then', async () => {
    const cambio = { calle: 'Del Maíz', sexo: 'H' } as const
    await e.db.update(tables.estudiantes).set(cambio).where(eq(tables.estudiantes.matricula, estudiante.matricula))
    await recordChange(e.db, {
      entidad: 'estudiantes',
      clave: estudiante.matricula,
      accion: 'update',
      usuario: { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana Escolar', email: '' },
      momento: e.reloj.ahora,
      antes: { calle: 'Del Tequio', sexo: 'M' },
      despues: cambio,
    })
    tokens.set('escolar', await e.tokenDe('escolar'))
    const { cuerpo } = await leer(`historial/estudiantes/${estudiante.matricula}?fecha=2020-01-01`)
    expect(cuerpo.data.textos).toMatchObject({
      nacionalidad: 'Mexicana',
      sexo: 'Mujer',
      colonia: 'Centro',
      cp: '68770',
      municipio: 'Guelatao',
      estado: 'Oaxaca',
      calle: 'Del Tequio',
      nombre: 'José Luis',
      edad: '18 años',
    })
    expect(cuerpo.data.valores).toMatchObject({ nacionalidad: 2, otra_nacionalidad: null })
    expect(cuerpo.data.valores).not.toHaveProperty('clave_programa')
    expect(cuerpo.data.textos).not.toHaveProperty('password')
  })

  it('by the names of its table and fields at the time, and none of another table', async () => {
    tokens.set('coordinador', await e.tokenDe('coordinador'))
    const cuerpo = { clave_materia: 'HIS-9', nombre: 'Cuatro', creditos: 5 }
    const { data } = await e.pedir('POST', 'materias', { token: tokens.get('coordinador'), cuerpo })
    const clave = data.id_materia ?? ''
    const escrito = async (entidad: string, antes: object, despues: object) => {
      await recordChange(e.db, {
        entidad,
        clave,
        accion: 'update',
        usuario: { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana', email: '' },
        momento: new Date(e.reloj.ahora.getTime() + 24 * 3_600_000),
        antes: { ...antes },
        despues: { ...despues },
      })
      const [ultimo] = await e.db.select().from(historial).orderBy(desc(historial.id)).limit(1)
      return ultimo?.id ?? 0
    }
    const renombrado = (tabla: string, columna: string | null, nuevo: string, hasta: number) =>
      e.db.insert(nombresDeHistorial).values({ tabla, columna, nuevo, hasta })
    await renombrado(
      'saberes',
      null,
      'cosas',
      await escrito('saberes', { nombre: 'ajeno' }, { nombre: 'de otra tabla' }),
    )
    await escrito('materias', { nombre: 'ajeno' }, { nombre: 'de otra que se llamó así' })
    const primero = await escrito('saberes', { titulo: 'Uno', creditos: 4 }, { titulo: 'Dos', creditos: 5 })
    await renombrado('saberes', 'titulo', 'nombre', primero)
    await renombrado('cosas', 'nombre', 'creditos', primero)
    const segundo = await escrito('saberes', { nombre: 'Dos' }, { nombre: 'Tres' })
    await renombrado('saberes', null, 'materias', segundo)
    await renombrado('grupos', null, 'grupitos', segundo)
    await escrito('saberes', { nombre: 'ajeno' }, { nombre: 'de otra que se llama así' })
    await escrito('materias', { nombre: 'Tres' }, { nombre: 'Cuatro' })
    const { cuerpo: dicho } = await leer(`historial/materias/${clave}`, 'coordinador')
    const suyos: { cambios: { campo: string; antes: string; despues: string }[] }[] = dicho.data.apuntes
    expect(
      suyos.map(({ cambios }) => cambios.map(({ campo, antes, despues }) => `${campo}: ${antes} → ${despues}`)),
    ).toEqual([['Nombre: Tres → Cuatro'], ['Nombre: Dos → Tres'], ['Nombre: Uno → Dos', 'Créditos: 4 → 5']])
    const { cuerpo: entonces } = await leer(`historial/materias/${clave}?fecha=2026-11-20`, 'coordinador')
    expect(entonces.data.textos).toMatchObject({ clave_materia: 'HIS-9', nombre: 'Uno', creditos: '4' })
  })
})

it('tells ten changes at once by default, fifty at most; fields empty before and after are left out', async () => {
  tokens.set('coordinador', await e.tokenDe('coordinador'))
  const ruta = `historial/estudiantes/${estudiante.matricula}`
  const { cuerpo: antes } = await leer(ruta, 'coordinador')
  for (let cual = 0; cual < 60; cual++)
    await recordChange(e.db, {
      entidad: 'estudiantes',
      clave: estudiante.matricula,
      accion: 'update',
      usuario: { id: '00000000-0000-4000-8000-000000000001', nombre: 'Ana', email: '' },
      momento: e.reloj.ahora,
      antes: { padecimiento: null, discapacidad: '' },
      despues: { padecimiento: '', discapacidad: cual ? null : 'Ninguna' },
    })
  const pedido = (range: string) => leer(`${ruta}${range}`, 'coordinador')
  expect((await pedido('')).cuerpo.data).toMatchObject({ total: antes.data.total + 60 })
  expect((await pedido('')).cuerpo.data.apuntes).toHaveLength(10)
  expect((await pedido('?range=[0,899]')).cuerpo.data.apuntes).toHaveLength(50)
  const cambios = (await pedido('?range=[55,59]')).cuerpo.data.apuntes.flatMap(
    (cada: { cambios: object[] }) => cada.cambios,
  )
  expect(cambios).toEqual([{ campo: 'Discapacidad', antes: '', despues: 'Ninguna' }])
})
