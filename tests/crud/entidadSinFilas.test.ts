import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { id, reference } from '../../src/schema/fields.ts'
import { cuerpoNuevo } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { lectores } from '../harness/lectores.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

it('adds a record when a body refers to an entity without records', async () => {
  const contar = () => e.db.$count(tables.autoridades)
  expect(await contar()).toBe(0)
  const poderes = {
    ...resources.autoridades,
    name: 'poderes',
    unique: [],
    rules: {},
    fields: {
      id_autoridad: id(),
      de: reference({ label: 'De', to: 'autoridades', required: true }),
    },
  }
  const { cuerpo } = await cuerpoNuevo(poderes, lectores(e.app), e.reloj.ahora)
  expect(await contar()).toBe(1)
  const [autoridad] = await e.db.select().from(tables.autoridades)
  expect(cuerpo).toEqual({ de: autoridad?.id_autoridad })
})
