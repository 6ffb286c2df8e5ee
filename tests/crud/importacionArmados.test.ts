import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { grupo, programa } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
let escolar: ReturnType<typeof importador>
let id_clase: string
beforeAll(async () => {
  e = await escena()
  const claves = await vecinos(e.db)
  token = await e.tokenDe('escolar')
  escolar = importador(e, token)
  id_clase = await clase(e.db, claves, {})
  await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'COM-1B', nombre: 'Primero B' })
})
afterAll(() => e.cerrar())

it('tells of a composed text with its parts, though no column says it', async () => {
  const { data } = await escolar.subir(
    'clases',
    Papa.unparse([
      ['id_clase', 'Grupo'],
      [id_clase, 'Primero B'],
    ]),
  )
  const [fila] = await escolar.filas(data.id)
  expect([fila?.estado, fila?.faltas, fila?.cambios]).toEqual([
    'cambia',
    {},
    {
      clave_grupo: ['Primero A', 'Primero B'],
      nombre: ['COM-1A_Saberes de la milpa', 'COM-1B_Saberes de la milpa'],
    },
  ])
  expect((await escolar.aplicar(data)).status).toBe(200)
  const [movida] = await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, id_clase))
  expect(movida?.nombre).toBe('COM-1B_Saberes de la milpa')
})

it('such a text is missing while a part of it says nothing, leads nowhere or is no key', async () => {
  const entera = JSON.parse((await e.pedir('GET', `clases/${id_clase}`, { token })).texto).data
  for (const id_materia of [null, 'nada', crypto.randomUUID()]) {
    const { status, texto } = await e.pedir('POST', 'clases', {
      token,
      cuerpo: { ...entera, id_clase: null, id_materia },
    })
    expect([id_materia, status, Object.keys(JSON.parse(texto).errors ?? {})]).toEqual([
      id_materia,
      422,
      expect.arrayContaining(['nombre']),
    ])
  }
})

it.each([
  ['no column', ['Grupo'], ['Primero A'], /^Falta la columna «Materia»/],
  ['a cell that nobody can read', ['Programa', 'Materia'], [programa.clave, 'Nada de nada'], /Nada de nada/],
])('of a part with %s the sheet says so, and asks for no column of the text', async (_, columnas, celdas, dicho) => {
  const { data } = await escolar.subir('clases', Papa.unparse([columnas, celdas]))
  const [fila] = await escolar.filas(data.id)
  expect(fila?.faltas).toMatchObject({ id_materia: expect.stringMatching(dicho) })
  expect(Object.keys(fila?.faltas ?? {})).not.toContain('nombre')
})
