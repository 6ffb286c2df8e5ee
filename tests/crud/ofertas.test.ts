import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resourceNamed } from '../../src/schema/house.ts'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { alta } from '../harness/alta.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { huella } from '../harness/huella.ts'
import { vecinos } from '../harness/vecinos.ts'
import { everyResource } from './rutas.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
})
afterAll(() => e.cerrar())

/** Every reference that offers only records with certain values, with one of those values. */
const condicionadas = everyResource.flatMap(({ name, path = name, fields, write }) =>
  Object.entries(fields).flatMap(([campo, field]) =>
    write?.create?.[0] && field.kind === 'reference'
      ? Object.entries(field.offer?.where ?? {}).map(([columna, valor]) => ({
          name,
          path,
          rol: write.create?.[0] ?? 'coordinador',
          campo,
          label: field.label,
          to: field.to,
          columna,
          valor,
        }))
      : [],
  ),
)

it('there is one to try', () => expect(condicionadas).not.toEqual([]))

/** A value that a record already had stays valid. */
describe('a call accepts only what the form offers', () => {
  it.each(condicionadas)('$campo of $name: only where $columna is $valor', async caso => {
    const { name, path, rol, campo, label, to, columna, valor } = caso
    const token = await e.tokenDe(rol)
    const creado = await alta(e, path, cuerpos[name], token)
    const clave = `${path}/${creado[resourceNamed(name).key]}`
    const tabla = tableNamed(to)
    const otro = typeof valor === 'number' ? 1 - valor : `no ${valor}`
    await e.db
      .update(tabla)
      .set({ [columna]: otro })
      .where(eq(columnOf(tabla, resourceNamed(to).key), cuerpos[name]?.[campo]))
    const antes = await huella(e.db)
    expect(await e.pedir('POST', path, { token, cuerpo: cuerpos[name] })).toMatchObject({
      status: 422,
      errors: { [campo]: `Seleccione un valor válido en '${label}'` },
    })
    expect(await huella(e.db)).toEqual(antes)
    expect(await e.pedir('PUT', clave, { token, cuerpo: cuerpos[name] })).toMatchObject({ status: 200 })
  })
})
