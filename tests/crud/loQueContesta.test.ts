import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromApi, toBody } from '../../src/dataProvider/records.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { isDecided } from '../../src/schema/active.ts'
import { columnName } from '../../src/schema/record/columnName.ts'
import { mayOpen } from '../../src/schema/doors/doors.ts'
import type { Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { validate } from '../../src/schema/validate.ts'
import { alta } from '../harness/alta.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { lectores } from '../harness/lectores.ts'
import { valores } from '../harness/valores.ts'
import { vecinos } from '../harness/vecinos.ts'
import { everyResource } from './rutas.ts'

let e: Escena
const creados = new Map<string, Readonly<Record<string, unknown>>>()
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  const cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  for (const { name, path = name, write } of everyResource)
    if (write?.create?.[0]) creados.set(name, await alta(e, path, cuerpos[name], await e.tokenDe(write.create[0])))
})
afterAll(() => e.cerrar())

const editables = everyResource.flatMap(resource =>
  (resource.write?.create ? (resource.write.update ?? []) : [])
    .filter(rol => mayOpen(resource, rol))
    .slice(0, 1)
    .map(rol => ({ nombre: resource.name, rol, resource })),
)
const claveDe = ({ name, key, fields }: AnyResource) => {
  const field = fields[key]
  return creados.get(name)?.[field ? (field.record ?? columnName(key, field)) : key]
}

describe('answers a change as the next read does, with all its consequences', () => {
  it.each(editables)('$nombre', async ({ rol, resource }) => {
    const { name: nombre, path = nombre, fields } = resource
    const [token, leer, hoy] = [await e.tokenDe(rol), lectores(e.app)(rol), hoyEnMexico(e.reloj.ahora)]
    const direccion = `${path}/${encodeURIComponent(String(claveDe(resource)))}`
    const leido = async () => (await e.pedir('GET', direccion, { token })).data
    const probados: string[] = []
    for (const [name, field] of Object.entries(fields)) {
      if (!isDecided(field) || field.locked) continue
      const antes = await leido()
      const values = fromApi(resource, antes) as Values
      const { arbitrario } = await valores(field, { name, resource, values, llevados: {}, hoy, leer })
      const candidatos = (arbitrario ? fc.sample(arbitrario, { numRuns: 40, seed: 1 }) : []).filter(
        valor =>
          !Object.keys(
            validate(resource, 'update', { ...values, [name]: valor }, { today: hoy, stored: values }).errors,
          ).length,
      )
      for (const valor of candidatos.slice(0, 6)) {
        const cuerpo = toBody(resource, 'update', { ...values, [name]: valor }, values)
        const { status, data } = await e.pedir('PUT', direccion, { token, cuerpo })
        expect([name, status]).not.toEqual([name, 500])
        if (status !== 200 || data.version === antes.version) continue
        expect([name, await leido()]).toMatchObject([name, data])
        probados.push(name)
        break
      }
    }
    expect(probados).not.toEqual([])
  })
})
