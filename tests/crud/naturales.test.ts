import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let token: string
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
  await e.db.insert(tables.materias).values(
    ['Taller 10', 'Taller 2', 'Caña y milpa', 'Cana de dolor', 'CAÑADA', 'Níspero'].map((nombre, lugar) => ({
      nombre,
      clave_materia: `NAT-${lugar}`,
      creditos: 5,
    })),
  )
})
afterAll(() => e.cerrar())

const nombres = async (q: string) => {
  const filtro = new URLSearchParams({ filter: JSON.stringify({ q }), sort: '["nombre","ASC"]', range: '[0,9]' })
  const { data } = await e.pedir('GET', `materias?${filtro}`, { token })
  return JSON.parse(JSON.stringify(data)).map(({ nombre }: { nombre: string }) => nombre)
}

test('sorts titles with a number at the end by its value', async () => {
  expect(await nombres('taller')).toEqual(['Taller 2', 'Taller 10'])
})

test('an n finds both, an ñ only itself', async () => {
  expect(await nombres('cana')).toEqual(['Cana de dolor', 'Caña y milpa', 'CAÑADA'])
  expect(await nombres('CAÑA')).toEqual(['Caña y milpa', 'CAÑADA'])
  expect(await nombres('ñispero')).toEqual([])
  expect(await nombres('nispero')).toEqual(['Níspero'])
})
