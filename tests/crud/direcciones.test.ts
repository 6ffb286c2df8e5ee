import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, programa } from '../harness/filas.ts'
import { huella } from '../harness/huella.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  for (const rol of ['coordinador', 'administrativo', 'escolar', 'consejero']) tokens[rol] = await e.tokenDe(rol)
})
afterAll(() => e.cerrar())

const enEspanol = /^[\p{L}\d «»'(),.:-]+$/u
const leer = (ruta: string, rol = 'coordinador') => e.pedir('GET', ruta, { token: tokens[rol] })
const q = (value: unknown) => encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))

describe('a key without a record', () => {
  it.each([
    'materias/1',
    'materias/00000000-0000-0000-0000-00000000000g',
    'materias/null',
    'periodos/undefined',
    'cucs/NOHAY',
    'cucs/20dcu0001a',
    'cucs/%00',
    'cucs/%2E%2E%2Fmaterias',
    'cucs/%',
    'cucs/%E0%A4%A',
    'cucs/%FF',
    `cucs/${'x'.repeat(5000)}`,
    'cucs/%F0%9F%92%A9',
    'cucs/__proto__',
    'cucs/constructor',
    "cucs/'%20or%20'1'='1",
    'cucs/%20',
    'periodos/%7B%7D',
  ])('PUT and DELETE %s: 404', async ruta => {
    const [nombre = ''] = ruta.split('/')
    const antes = await huella(e.db)
    for (const metodo of nombre === 'materias' ? ['PUT'] : ['PUT', 'DELETE']) {
      const { status, message, texto } = await e.pedir(metodo, ruta, {
        token: tokens.coordinador,
        cuerpo: cuerpos[nombre],
      })
      expect([status, message]).toEqual([404, expect.stringMatching(enEspanol)])
      expect(texto).not.toMatch(/or '1'|xxxxx/)
    }
    expect(await huella(e.db)).toEqual(antes)
  })

  it.each(['A/B', 'COM 1 %', 'ñandú?#&=+', '💩', '..%2F', 'a;b', "O'Higgins", '"', '\\', '%2F'])(
    'the key %j is written, read, changed and deleted',
    async clave_grupo => {
      const alta = await e.pedir('POST', 'grupos', {
        token: tokens.escolar,
        cuerpo: { ...cuerpos.grupos, clave_grupo },
      })
      expect(alta).toMatchObject({ status: 201, data: { clave_grupo } })
      const ruta = `grupos/${encodeURIComponent(clave_grupo)}`
      expect(
        await e.pedir('PUT', ruta, {
          token: tokens.escolar,
          cuerpo: { ...cuerpos.grupos, clave_grupo, nombre: 'Otro' },
        }),
      ).toMatchObject({ status: 200, data: { clave_grupo, nombre: 'Otro' } })
      expect(await leer(`${ruta}/estudiantes`, 'escolar')).toMatchObject({ status: 200, data: [] })
      expect(await e.pedir('DELETE', ruta, { token: tokens.escolar })).toMatchObject({ status: 200 })
    },
  )

  it.each(['.', '..', ' . '])('refuses the key %j, impossible in an address', async clave_grupo => {
    expect(
      await e.pedir('POST', 'grupos', { token: tokens.escolar, cuerpo: { ...cuerpos.grupos, clave_grupo } }),
    ).toMatchObject({ status: 422, errors: { clave_grupo: "El campo 'Clave' no es válido" } })
  })
})

describe('a parameter of a list', () => {
  it.each(['programa/%00/periodos', 'cucs/%00/programas', 'grupos/%00/estudiantes', 'programas/%00/cucs/grupos'])(
    '%s: 404',
    async ruta => {
      expect((await leer(ruta)).status).toBe(404)
    },
  )
  it.each([
    'cucs/NOHAY/programas',
    `programa/${'x'.repeat(3000)}/periodos`,
    'programa/%E0%A4%A/periodos',
    'grupos/%27/estudiantes',
    'programas/__proto__/cucs/grupos',
  ])('%s: an empty list', async ruta => {
    const { status, texto } = await leer(ruta)
    expect([status, texto]).toEqual([200, expect.stringMatching(/\[\]/)])
  })
  it('other than a key of its kind: 404', async () => {
    expect((await leer(`cuc/programa/${programa.clave}/periodo/no-es-uuid/asignaturas`, 'escolar')).status).toBe(404)
  })
})

describe('an invalid query of a list is refused with 422', () => {
  const profundo = `${'['.repeat(3000)}${']'.repeat(3000)}`
  it.each([
    ['range', '0,9'],
    ['range', '[0]'],
    ['range', '[9,0]'],
    ['range', '[-1,5]'],
    ['range', '[0,1e400]'],
    ['range', '[0,9007199254740993]'],
    ['range', '[0.5,2]'],
    ['range', '["0","9"]'],
    ['range', '[0,9,1]'],
    ['range', '{}'],
    ['range', 'null'],
    ['range', profundo],
    ['sort', '"nombre"'],
    ['sort', '["nombre"]'],
    ['sort', '["nombre","asc"]'],
    ['sort', '["nombre","ASC; drop table cucs"]'],
    ['sort', '["nombre","ASC","x"]'],
    ['sort', '[1,"ASC"]'],
    ['sort', '[["nombre"],"ASC"]'],
    ['sort', '["no_hay","ASC"]'],
    ['sort', '["__proto__","ASC"]'],
    ['sort', '["constructor","ASC"]'],
    ['sort', '["version","ASC"]'],
    ['sort', '["busqueda","ASC"]'],
    ['sort', '["direccion.calle","ASC"]'],
    ['sort', `["${'x'.repeat(200)}","ASC"]`],
    ['filter', '[]'],
    ['filter', '"q"'],
    ['filter', '{'],
    ['filter', '7'],
    ['filter', '{"no_hay":1}'],
    ['filter', '{"constructor":1}'],
    ['filter', '{"toString":1}'],
    ['filter', '{"version":1}'],
    ['filter', '{"busqueda":"a"}'],
    ['filter', '{"nombre":{"$gt":""}}'],
    ['filter', '{"nombre":null}'],
    ['filter', '{"nombre":7}'],
    ['filter', '{"nombre":[["a"]]}'],
    ['filter', '{"nombre":"\\u0000"}'],
    ['filter', '{"nombre":"\\ud800"}'],
    ['filter', '{"colonia":"x"}'],
    ['filter', '{"colonia":99999999999}'],
    ['filter', '{"colonia":1.5}'],
    ['filter', '{"q":7}'],
    ['filter', '{"q":{}}'],
    ['filter', `{"q":"${'x'.repeat(201)}"}`],
    ['filter', `{"id":${JSON.stringify(Array(1001).fill('x'))}}`],
    ['filter', `{"nombre":${profundo}}`],
  ])('%s=%s', async (nombre, valor) => {
    const { status, message, texto } = await leer(`cucs?${nombre}=${q(valor)}`)
    expect([status, message]).toEqual([422, expect.stringMatching(enEspanol)])
    expect(texto).not.toMatch(/invalid|expected|unexpected|syntax/i)
  })
  it.each([
    ['consejeros', 'administrativo', 'sort', ['edad', 'ASC']],
    ['consejeros', 'administrativo', 'sort', ['password', 'ASC']],
    ['consejeros', 'administrativo', 'sort', ['id_usuario', 'ASC']],
    ['consejeros', 'administrativo', 'filter', { password: 'x' }],
    ['consejeros', 'administrativo', 'filter', { id_usuario: 'x' }],
    ['consejeros', 'administrativo', 'filter', { tipos_consejero: ['x'] }],
    ['cuc/estudiantes/escolar', 'escolar', 'filter', { id_reticula: 'no-es-uuid' }],
    ['cuc/estudiantes/escolar', 'escolar', 'filter', { fecha_nacimiento: '2001-02-30' }],
    ['cuc/estudiantes/escolar', 'escolar', 'filter', { semestre: '1e3' }],
    ['cucs/programas/consejero-escolar', 'consejero', 'filter', { fecha_implementacion: '2020-08-15' }],
  ])('%s as %s: %s=%j', async (ruta, rol, nombre, valor) => {
    const { status, message } = await leer(`${ruta}?${nombre}=${q(valor)}`, rol)
    expect([status, message]).toEqual([422, expect.stringMatching(enEspanol)])
  })
})

describe('a valid query of a list', () => {
  it.each([
    ['filter', '{"q":"%"}', 0],
    ['filter', '{"q":"_"}', 0],
    ['filter', '{"q":"\\\\"}', 0],
    ['filter', '{"q":"％"}', 0],
    ['filter', '{"q":"＿"}', 0],
    ['filter', '{"q":"＼"}', 0],
    ['filter', '{"q":"\\u0000"}', 0],
    ['filter', '{"q":"\\ud800"}', 0],
    ['filter', '{"q":"\' or 1=1 --"}', 0],
    ['filter', '{"q":"ñuu SAVI"}', 1],
    ['filter', '{"q":"nuu   savi\\n"}', 1],
    ['filter', '{"q":"savi ñuu tlaxiaco"}', 0],
    ['filter', '{"q":""}', 2],
    ['filter', '{"q":"  "}', 2],
    ['filter', '{"__proto__":{"q":"x"}}', 2],
    ['filter', '', 2],
    ['filter', 'null', 2],
    ['filter', `{"nombre":"${'x'.repeat(3000)}"}`, 0],
    ['sort', '', 2],
    ['range', '', 2],
    ['filter', '{"id":"20DCU0001A"}', 1],
    ['filter', '{"clave":["20DCU0001A","20DCU0002B","NADA"]}', 2],
    ['filter', '{"numero":"01","nombre":"CUC Guelatao"}', 1],
    ['filter', '{"colonia":"1"}', 2],
    ['sort', '["id","DESC"]', 2],
    ['range', '[5,9]', 0],
    ['range', '[0,2000000000]', 2],
    ['range', '[1999999999,2000000000]', 0],
  ])('%s=%s answers %i', async (nombre, valor, cuantos) => {
    const { status, data } = await leer(`cucs?${nombre}=${q(valor)}`)
    expect([status, Object.keys(data).length]).toEqual([200, cuantos])
  })

  it('refuses a name of no list', async () => {
    expect((await leer(`cucs?otra=${q('[0,9]')}`)).status).toBe(422)
  })

  it('twice the same is read once', async () => {
    const { status, headers } = await leer(`cucs?range=${q([0, 0])}&range=${q([1, 1])}`)
    expect([status, headers.get('content-range')]).toEqual([200, 'cucs 0-0/2'])
  })

  it('a list of several by any of them', async () => {
    expect((await leer(`consejeros?filter=${q({ tipos_consejero: [3, 4] })}`, 'administrativo')).data).toMatchObject([
      { tipos_consejerias: 'Academico, Financiero' },
    ])
  })

  it.each(['%', '%zz', '%E0%A4%A', '%FF%FE'])(
    'refuses an undecodable escape (%s), as a value and as a name',
    async roto => {
      expect((await leer(`cucs?range=${roto}`)).status).toBe(422)
      expect((await leer(`cucs?${roto}=1`)).status).toBe(422)
    },
  )
})

it('does not find a method without a call at its address', async () => {
  for (const metodo of ['PATCH', 'POST', 'PUT', 'DELETE'])
    expect(
      (await e.pedir(metodo, `cucs/${cuc.clave}/programas`, { token: tokens.coordinador, cuerpo: {} })).status,
    ).toBe(404)
  for (const metodo of ['PATCH', 'POST'])
    expect((await e.pedir(metodo, `cucs/${cuc.clave}`, { token: tokens.coordinador, cuerpo: {} })).status).toBe(404)
})
