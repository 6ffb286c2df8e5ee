import { afterAll, beforeAll, expect, it } from 'vitest'
import { entries } from '../../server/university/entries.ts'
import { everyResource } from '../crud/rutas.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, programa } from '../harness/filas.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  for (const rol of ['escolar', 'coordinador']) tokens[rol] = await e.tokenDe(rol)
})
afterAll(() => e.cerrar())

type Lugar = { cuc?: string; programa?: string; periodo?: string }
const pedir = (rol: string, { cuc: campus = cuc.clave, programa: de = programa.clave, periodo }: Lugar) => {
  const ruta =
    rol === 'escolar'
      ? `programas/${de}/periodos/${periodo ?? claves.id_periodo}/cucs/grupos/validacion`
      : `cuc/${campus}/programa/${de}/periodo/${periodo ?? claves.id_periodo}/grupos/validacion`
  return e.pedir('GET', ruta, { token: tokens[rol] })
}
const uuidDeNadie = '00000000-0000-4000-8000-000000000000'

it.each<[string, Lugar]>([
  ['escolar', { periodo: 'nada' }],
  ['escolar', { periodo: uuidDeNadie }],
  ['escolar', { programa: 'NADA' }],
  ['coordinador', { periodo: uuidDeNadie }],
  ['coordinador', { programa: 'NADA' }],
  ['coordinador', { cuc: 'NADA' }],
])('%s: of what is not there (%j) nothing is found, instead of groups without reports', async (rol, lugar) => {
  expect(await pedir(rol, lugar)).toMatchObject({ status: 404, message: 'No se encontró lo que busca' })
  expect(await pedir(rol, {})).toMatchObject({ status: 200, data: { grupos: [{ datos_reporte: 0 }] } })
})

it('the required entries of calls belong to declared lists', () => {
  const puertas = everyResource.flatMap(({ lists }) => Object.values(lists).map(({ path }) => path))
  expect(puertas).toEqual(expect.arrayContaining(Object.keys(entries)))
})
