import { afterAll, beforeAll, expect, it } from 'vitest'
import { everyCall } from '../../server/openapi/openApiDocument.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, persona } from '../harness/filas.ts'
import { servicios } from '../harness/servicios.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena()
  const claves = await vecinos(e.db)
  await clase(e.db, claves, { matriculas: [estudiante.matricula] })
  await servicios(e.db, claves)
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

const minusculas = estudiante.matricula.toLowerCase()
const lecturas = everyCall().flatMap(({ method, path, roles: suyos }) => {
  const deEstudiante = /\{matricula\w*\}/.test(path) || path === 'estudiantes/{key}'
  return method === 'GET' && deEstudiante && suyos !== 'public' ? suyos.map(rol => ({ rol, path })) : []
})

it('there are readings of a student by hand and by declaration', () => {
  expect(lecturas.length).toBeGreaterThan(20)
})

it.each(lecturas)('$rol: GET $path answers a matrícula in small letters as one in capitals', async ({ rol, path }) => {
  const leer = async (matricula: string) => {
    const { status, message, data } = await e.pedir('GET', path.replace(/\{\w+\}/, matricula), {
      token: tokens.get(rol),
    })
    return { status, message, data: JSON.stringify(data ?? null).replaceAll(/firma=[\w-]+|expira=\d+/g, '') }
  }
  const dicha = await leer(estudiante.matricula)
  expect(await leer(minusculas)).toEqual(dicha)
  expect(await leer('Z'.repeat(18))).not.toEqual(dicha)
})

it('a write under it is stored under the matrícula as it is kept', async () => {
  const token = tokens.get('escolar') ?? ''
  const cuerpo = { documentacion: [{ nombre: 'Acta de nacimiento', estado: true }] }
  expect(await e.pedir('PUT', `documentacion/${minusculas}`, { token, cuerpo })).toMatchObject({
    status: 200,
    data: { matricula: estudiante.matricula },
  })
  const { data } = await e.pedir('GET', `documentacion/${estudiante.matricula}`, { token })
  expect(data).toEqual(expect.arrayContaining([{ nombre: 'Acta de nacimiento', estado: true }]))
  const enlazar = (verbo: string) =>
    e.pedir('POST', `facilitadores/${verbo}-cuc/${persona('F').matricula.toLowerCase()}`, {
      token: tokens.get('consejero') ?? '',
    })
  expect((await enlazar('asociar')).status).not.toBe(404)
  expect((await enlazar('asociar')).message).toBe('El facilitador ya está asociado a su CUC')
})
