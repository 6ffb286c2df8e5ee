import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingDoors } from '../../src/schema/doors/doors.ts'
import { roles } from '../../src/domain/roles.ts'
import { sinAcentos } from '../../src/language/texto.ts'
import { textOf } from '../../src/schema/record/text.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, persona } from '../harness/filas.ts'
import { lectores } from '../harness/lectores.ts'
import { leida } from '../harness/ofrecidos.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'
import { everyResource } from './rutas.ts'

let e: Escena
const tokens = new Map<string, string>()
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  const { estudiantes } = tables
  await e.db.update(estudiantes).set({ apellidopaterno: 'Velázquez' }).where(eq(estudiantes.matricula, otroEstudiante))
  for (const rol of [...roles, 'escolar.vecino']) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

const leer = async (rol: string, ruta: string) => {
  const { status, texto } = await e.pedir('GET', ruta, { token: tokens.get(rol) })
  expect([ruta, status]).toEqual([ruta, 200])
  return JSON.parse(texto).data
}
const enLista = async (rol: string, puerta: string, filter: object) =>
  (await leer(rol, `${puerta}?parecido=1&filter=${encodeURIComponent(JSON.stringify(filter))}`)).parecido
const enTodo = async (rol: string, q: string) =>
  (await leer(rol, `busqueda/parecido?q=${encodeURIComponent(q)}`)).parecido

describe('the nearest words of a list', () => {
  it.each([
    ['Penia', 'Peña'],
    ['crus', 'Cruz'],
    ['Jocé', 'José'],
    ['belasques', 'Velázquez'],
    ['Velazqez', 'Velázquez'],
    ['peña crus', 'peña Cruz'],
    ['Josue', 'José'],
  ])('for «%s» are «%s»', async (q, parecido) =>
    expect(await enLista('coordinador', 'estudiantes', { q })).toBe(parecido),
  )

  it.each(['Zapata', 'cru', estudiante.matricula.replace(/0$/, '1'), '.*.*', 'Penia Zapata', 'belasques crus wwww'])(
    'are none for «%s»',
    async q => expect(await enLista('coordinador', 'estudiantes', { q })).toBeNull(),
  )

  it('are no key, number or address, though it comes near', async () => {
    await e.db
      .update(tables.estudiantes)
      .set({ curp: 'LUSA000101MOCNNN03' })
      .where(eq(tables.estudiantes.matricula, otroEstudiante))
    expect(await enLista('coordinador', 'estudiantes', { q: 'Lusa' })).toBeNull()
    expect(await enLista('coordinador', 'estudiantes', { q: 'Luza' })).toBeNull()
    expect(await enTodo('coordinador', 'Luza')).toBeNull()
  })

  it('are those of rows that the caller sees and that meet the filter', async () => {
    expect(await enLista('escolar', 'cuc/estudiantes/escolar', { q: 'belasques' })).toBeNull()
    expect(await enLista('escolar.vecino', 'cuc/estudiantes/escolar', { q: 'belasques' })).toBe('Velázquez')
    expect(await enLista('coordinador', 'estudiantes', { q: 'belasques', matricula: estudiante.matricula })).toBeNull()
    expect(await enLista('coordinador', 'estudiantes', { q: 'belasques', matricula: otroEstudiante })).toBe('Velázquez')
  })

  it('are none of a field that the list hides', async () => {
    await e.db.update(tables.facilitadores).set({ telefono: 'Chapulines' })
    expect(await enLista('administrativo', 'facilitadores', { q: 'chapulimes' })).toBe('Chapulines')
    expect(await enLista('escolar', 'facilitadores/activos', { q: 'chapulimes' })).toBeNull()
    expect(await enLista('escolar', 'facilitadores/activos', { q: 'Magdalema' })).toBe(persona('F').nombre)
  })
})

describe('the nearest words of everything', () => {
  it('are found only in what the caller sees', async () => {
    expect(await enTodo('coordinador', 'belasques')).toBe('Velázquez')
    expect(await enTodo('escolar', 'belasques')).toBeNull()
    expect(await enTodo('escolar', 'Penia')).toBe('Peña')
    expect(await enTodo('estudiante', 'Magdalema')).toBeNull()
  })

  it('need a text', async () => {
    expect((await e.pedir('GET', 'busqueda/parecido', { token: tokens.get('escolar') })).status).toBe(422)
    expect((await e.pedir('GET', 'busqueda/parecido?q=crus')).status).toBe(401)
  })
})

describe('whoever takes the nearest words finds something', () => {
  it.each(roles)('%s', async rol => {
    const leerDe = lectores(e.app)(rol)
    let propuestas = 0
    for (const resource of everyResource)
      for (const { door } of findingDoors(resource, rol)) {
        const [fila] = await leida(door, {}, leerDe)
        const field = resource.fields[resource.title]
        const titulo = fila && field ? textOf(field.record ?? resource.title, field, fila) : ''
        const palabra = titulo.split(' ').find(cada => /^[a-z]{6,}$/i.test(sinAcentos(cada)))
        if (!palabra) continue
        const q = `${palabra.slice(0, 4)}w${palabra.slice(5)}`
        const parecido = await enLista(rol, door.path, { q })
        if (parecido === null) continue
        propuestas += 1
        const halladas = await leer(rol, `${door.path}?filter=${encodeURIComponent(JSON.stringify({ q: parecido }))}`)
        expect([door.path, q, parecido, halladas.length > 0]).toEqual([door.path, q, parecido, true])
      }
    expect([rol, propuestas > 0]).toEqual([rol, true])
  })
})
