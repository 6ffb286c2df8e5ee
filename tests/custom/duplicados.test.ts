import * as fc from 'fast-check'
import { like } from 'drizzle-orm'
import { chunk } from 'es-toolkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { nombreComparable } from '../../src/domain/mismaPersona.ts'
import { escena, type Escena } from '../harness/escena.ts'

const { consejeros, estudiantes, facilitadores } = tables
type Modelo = typeof estudiantes.$inferInsert

let e: Escena
let coordinador: string
let modelo: Modelo
beforeAll(async () => {
  e = await escena()
  coordinador = await e.tokenDe('coordinador')
  const [una] = await e.db.select().from(estudiantes).limit(1)
  if (!una) throw new Error('the cast has no student')
  modelo = { ...una, id_usuario: null }
})
afterAll(() => e.cerrar())

type Persona = { nombre: string; paterno: string; materno?: string; nacimiento?: string; curp?: string }

const matriculaDe = (n: number) => `D${String(n).padStart(17, '0')}`

/** Inserts these people, reads the groups of duplicates by their places, and removes them again. */
const entre = async (personas: readonly Persona[]) => {
  const filas = personas.map(({ nombre, paterno, materno = '', nacimiento = '2003-05-04', curp = null }, n) => ({
    ...modelo,
    matricula: matriculaDe(n),
    nombre,
    apellidopaterno: paterno,
    apellidomaterno: materno,
    fecha_nacimiento: nacimiento,
    curp,
  }))
  for (const parte of chunk(filas, 1000)) await e.db.insert(estudiantes).values([...parte])
  const { status, texto } = await e.pedir('GET', 'duplicados', { token: coordinador })
  await e.db.delete(estudiantes).where(like(estudiantes.matricula, 'D%'))
  expect(status).toBe(200)
  const { grupos, mas }: { grupos: { porQue: string; registros: { clave: string }[] }[]; mas: boolean } =
    JSON.parse(texto).data
  const nuestros = grupos.filter(({ registros }) => registros.every(({ clave }) => clave.startsWith('D')))
  const porNombres = grupos.filter(({ porQue }) => porQue === porNombre().porQue)
  return {
    mas,
    /** Number of the cast's own groups by name. */
    ajenos: porNombres.length - porNombres.filter(grupo => nuestros.includes(grupo)).length,
    grupos: nuestros.map(({ porQue, registros }) => ({
      porQue,
      quienes: registros.map(({ clave }) => Number(clave.slice(1))).toSorted((una, otra) => una - otra),
    })),
  }
}

const porNombre = (...quienes: number[]) => ({ porQue: 'El mismo nombre y fecha de nacimiento', quienes })

test.each<[string, Persona, Persona]>([
  [
    'shortened, with a particle and in another order',
    { nombre: 'María Guadalupe', paterno: 'Hernández', materno: 'Cruz' },
    { nombre: 'De la Cruz', paterno: 'MA.GPE.', materno: 'HDEZ' },
  ],
  ['with ñ and without', { nombre: 'Íñigo', paterno: 'Peña' }, { nombre: 'Inigo', paterno: 'PENA' }],
  ['with an apostrophe', { nombre: 'Ana', paterno: "D'Angelo" }, { nombre: 'Ana', paterno: 'Dangelo' }],
  ['with an accent for an apostrophe', { nombre: 'Ana', paterno: 'O´Connor' }, { nombre: 'Ana', paterno: 'Oʼ Connor' }],
  ['with an ordinal', { nombre: 'Luzº', paterno: 'Ruiz' }, { nombre: 'Luz', paterno: 'Ruiz' }],
  ['with a hyphen', { nombre: 'Ana-Luz', paterno: 'García' }, { nombre: 'Luz Ana', paterno: 'García' }],
  ['of words that vary alone', { nombre: 'María José', paterno: 'Sánchez' }, { nombre: 'J. Ma.', paterno: 'Snchz' }],
])('one name written twice: %s', async (_como, una, otra) => {
  expect((await entre([una, otra])).grupos).toEqual([porNombre(0, 1)])
  expect((await entre([una, { ...otra, nacimiento: '2003-05-05' }])).grupos).toEqual([])
  expect((await entre([una, { ...otra, nombre: `${otra.nombre} Zenaida` }])).grupos).toEqual([])
})

test('the same CURP, with any name and birth date', async () => {
  const curp = 'XEXX030504MOCXXXA1'
  const { grupos } = await entre([
    { nombre: 'Ana', paterno: 'Ruiz', curp },
    { nombre: 'Eva', paterno: 'Luna', curp, nacimiento: '1999-01-02' },
    { nombre: 'Eva', paterno: 'Luna' },
  ])
  expect(grupos).toEqual([{ porQue: 'La misma CURP', quienes: [0, 1] }])
})

test('names by chance are together exactly where the domain says that they are one', async () => {
  const palabra = fc.constantFrom(
    'María',
    'Ma.',
    'M',
    'José',
    'J.',
    'Guadalupe',
    'Gpe',
    'de',
    'la',
    'Peña',
    'Pena',
    "D'Or",
    'D´Or',
    'DʼOr',
    '‘Or',
    'Dor',
    'Luzº',
    'Luz',
    'J.María',
    'Ana-Luz',
    'Ruiz',
    'Hdez.',
    'Hernández',
  )
  const nombre = fc.record({
    nombre: fc.array(palabra, { minLength: 1, maxLength: 2 }).map(palabras => palabras.join(' ')),
    paterno: palabra,
    materno: palabra,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(nombre, { minLength: 2, maxLength: 60 }), async personas => {
      const juntas = new Map<string, number[]>()
      personas.forEach(({ nombre, paterno, materno }, n) => {
        const comun = nombreComparable(nombre, paterno, materno)
        juntas.set(comun, [...(juntas.get(comun) ?? []), n])
      })
      const debidos = [...juntas.values()].filter(quienes => quienes.length > 1).map(quienes => porNombre(...quienes))
      const { grupos } = await entre(personas)
      expect(grupos).toHaveLength(debidos.length)
      expect(grupos).toEqual(expect.arrayContaining(debidos))
    }),
    { numRuns: 10 },
  )
})

test('of more than a hundred the first are told, and that there are more', async () => {
  const dobles = (cuantas: number) =>
    Array.from({ length: cuantas * 2 }, (_, n) => ({ nombre: 'Ana', paterno: `Ruiz${letras(n >> 1)}` }))
  const { ajenos } = await entre(dobles(1))
  const justos = await entre(dobles(100 - ajenos))
  expect([justos.grupos.length + justos.ajenos, justos.mas]).toEqual([100, false])
  const pasados = await entre(dobles(101 - ajenos))
  expect([pasados.grupos.length + pasados.ajenos, pasados.mas]).toEqual([100, true])
})

test('names that are not one push out none that is, however many they are', async () => {
  const ajenas = Array.from({ length: 2400 }, (_, n) => ({
    nombre: n % 2 ? 'María' : 'José',
    paterno: 'Pérez',
    materno: n % 2 ? 'Hernández' : 'Martínez',
    nacimiento: new Date(Date.UTC(1990, 0, 1 + (n >> 1))).toISOString().slice(0, 10),
  }))
  const zoila = { nombre: 'Zoila', paterno: 'Ruiz', materno: 'Luna' }
  expect(await entre([...ajenas, zoila, zoila])).toMatchObject({ grupos: [porNombre(2400, 2401)], mas: false })
})

test('a student and a person of the same name in another table are together, each of its own kind', async () => {
  const quien = { nombre: 'Zenaida', apellidopaterno: 'Ríos', apellidomaterno: 'Paz', fecha_nacimiento: '1990-02-03' }
  await e.db.update(consejeros).set(quien)
  await e.db.update(facilitadores).set(quien)
  await e.db.insert(estudiantes).values({ ...modelo, ...quien, matricula: matriculaDe(0), curp: null })
  const { texto } = await e.pedir('GET', 'duplicados', { token: coordinador })
  const { grupos }: { grupos: { registros: { tipo: string }[] }[] } = JSON.parse(texto).data
  const tipos = grupos.map(({ registros }) => [...new Set(registros.map(({ tipo }) => tipo))].toSorted())
  expect(tipos).toContainEqual(['Consejero', 'Estudiante', 'Facilitador'])
})

const letras = (n: number) => String.fromCodePoint(97 + (n % 26), 97 + Math.floor(n / 26))
