import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { documentacion } from '../../server/custom/documentacion/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { esperan } from '../harness/esperan.ts'
import { estudiante, grupo } from '../harness/filas.ts'
import { otroEstudiante } from '../harness/vecinos.ts'
import { dosCucs, grupoDeMaestria, maestria, type DosCucs } from './dosCucs.ts'

let s: DosCucs
let escolar = ''
beforeAll(async () => {
  s = await dosCucs()
  escolar = await s.tokenDe('escolar')
})
afterAll(() => s.cerrar())
beforeEach(async () => {
  await s.db.delete(documentacion)
})

const ruta = `documentacion/${estudiante.matricula}`
const leer = async (token = escolar, de = ruta) => JSON.parse((await s.pedir('GET', de, { token })).texto).data
const guardar = (lista: unknown, mas: object = {}, de = ruta) =>
  s.pedir('PUT', de, { token: escolar, cuerpo: { matricula: estudiante.matricula, documentacion: lista, ...mas } })
const como = (cambios: object) =>
  s.db.update(tables.estudiantes).set(cambios).where(eq(tables.estudiantes.matricula, estudiante.matricula))
const entregado = { nombre: 'Acta de nacimiento', estado: true }

describe('the list of documents of a student', () => {
  it('is all that the degree asks for, shown or not, and nothing is in at first', async () => {
    expect(await leer()).toEqual(
      [
        'Acta de nacimiento',
        'Apostille de acta de nacimiento',
        'Identificación oficial',
        'Apostille de identificación oficial',
        'CURP',
        'Certificado de bachillerato',
        'Apostille de certificado de bachillerato',
        'Diploma de bachillerato',
        'Apostille de diploma de bachillerato',
      ].map(nombre => ({ nombre, estado: false })),
    )
  })
  it('is read by coordinador and consejero too, and by nobody else', async () => {
    for (const rol of ['coordinador', 'consejero']) expect(await leer(await s.tokenDe(rol))).toHaveLength(9)
    for (const rol of ['administrativo', 'facilitador', 'estudiante'])
      expect((await s.pedir('GET', ruta, { token: await s.tokenDe(rol) })).status).toBe(403)
    expect((await s.pedir('GET', ruta)).status).toBe(401)
  })
})

describe('saving', () => {
  it('is of the student of the path: a body that names another is refused', async () => {
    const respuesta = await guardar([entregado], { matricula: otroEstudiante })
    expect(respuesta).toMatchObject({ status: 422, errors: { matricula: respuesta.message } })
    expect((await leer()).filter(({ estado }: { estado: boolean }) => estado)).toEqual([])
  })
  it('stores the documents handed in and takes back the others, as a change of the student', async () => {
    const version = 1
    expect(await guardar([entregado, { nombre: 'CURP', estado: true }])).toMatchObject({
      status: 200,
      message: 'Estado de documentacion actualizada',
      data: { version: version + 1 },
    })
    expect((await leer()).filter(({ estado }: { estado: boolean }) => estado)).toEqual([
      entregado,
      { nombre: 'CURP', estado: true },
    ])
    expect(await guardar([{ nombre: 'CURP', estado: false }])).toMatchObject({ data: { version: version + 2 } })
    expect((await leer()).filter(({ estado }: { estado: boolean }) => estado)).toEqual([entregado])
    const [cambio] = await s.db.select().from(historial).where(eq(historial.clave, estudiante.matricula))
    expect(cambio).toMatchObject({
      entidad: 'estudiantes',
      accion: 'update',
      autor: 'Magdalena García López',
      antes: { CURP: 'Pendiente' },
      despues: { CURP: 'Entregado' },
    })
  })
  it('nothing new changes nothing', async () => {
    await guardar([entregado])
    const apuntes = await s.db.$count(historial)
    expect(await guardar([entregado, { nombre: 'CURP', estado: false }])).toMatchObject({ status: 200 })
    expect(await s.db.$count(historial)).toBe(apuntes)
  })
  it('leaves hidden documents as they are: apostilles of a Mexican, the CURP of a foreigner of either kind', async () => {
    await s.db.insert(documentacion).values({
      matricula: estudiante.matricula,
      documento: 'Apostille de acta de nacimiento',
      entregado_en: '2026-01-01',
    })
    await guardar([
      { nombre: 'Apostille de acta de nacimiento', estado: false },
      { nombre: 'Apostille de identificación oficial', estado: true },
    ])
    expect((await leer()).filter(({ estado }: { estado: boolean }) => estado)).toEqual([
      { nombre: 'Apostille de acta de nacimiento', estado: true },
    ])
    for (const nacionalidad of [1, 3]) {
      await como({ nacionalidad })
      await guardar([
        { nombre: 'CURP', estado: true },
        { nombre: 'Apostille de acta de nacimiento', estado: nacionalidad === 3 },
      ])
      expect(
        (await leer())
          .filter(({ estado }: { estado: boolean }) => estado)
          .map(({ nombre }: { nombre: string }) => nombre),
      ).toEqual(nacionalidad === 3 ? ['Apostille de acta de nacimiento'] : [])
    }
    await como({ nacionalidad: 2 })
  })
  it('of a postgraduate asks for the licenciatura and the cédula', async () => {
    await como({ clave_programa: maestria.clave, clave_grupo: grupoDeMaestria.clave_grupo, id_reticula: s.posgrado })
    expect((await leer()).map(({ nombre }: { nombre: string }) => nombre)).toEqual(
      expect.arrayContaining(['Título de licenciatura', 'Cédula profesional', 'Verificación de cédula profesional']),
    )
    expect((await guardar([{ nombre: 'Certificado de bachillerato', estado: true }])).status).toBe(422)
    await como({
      clave_programa: estudiante.clave_programa,
      clave_grupo: estudiante.clave_grupo,
      id_reticula: s.id_reticula,
    })
  })
  it('over what somebody else changed is refused', async () => {
    const { data } = await guardar([entregado])
    expect(await guardar([{ nombre: 'CURP', estado: true }], { version: Number(data.version) - 1 })).toMatchObject({
      status: 409,
      message: 'Magdalena García López cambió este registro mientras usted lo editaba',
      data: { quien: 'Magdalena García López', despues: { [entregado.nombre]: 'Entregado' } },
    })
    expect((await guardar([{ nombre: 'CURP', estado: true }], { version: Number(data.version) })).status).toBe(200)
  })
  it.each([
    ['an unknown document', [{ nombre: 'Boleta de vacunas', estado: true }]],
    ['a document twice', [entregado, entregado]],
    ['no list', null],
    ['a text', 'todo'],
    ['no state', [{ nombre: 'CURP' }]],
    ['a state that is none', [{ nombre: 'CURP', estado: 'si' }]],
    ['what no text holds', [{ nombre: 'CU\u0000RP', estado: true }]],
    ['items that are none', [null, 3]],
  ])('%s is refused and changes nothing', async (_, lista) => {
    expect(await guardar(lista)).toMatchObject({ status: 422, errors: expect.any(Object) })
    expect(await s.db.$count(documentacion)).toBe(0)
  })
})

describe('doors', () => {
  it('the escolar of another CUC neither reads nor writes', async () => {
    const deOtro = `documentacion/${otroEstudiante}`
    expect(await s.pedir('GET', deOtro, { token: escolar })).toMatchObject({ status: 403, data: undefined })
    expect((await guardar([entregado], {}, deOtro)).status).toBe(403)
    expect(await s.db.$count(documentacion)).toBe(0)
    expect(
      (
        await s.pedir('PUT', deOtro, {
          token: await s.tokenDe('escolar.vecino'),
          cuerpo: { documentacion: [entregado] },
        })
      ).status,
    ).toBe(200)
  })
  it('only an escolar writes', async () => {
    for (const rol of ['coordinador', 'consejero', 'administrativo', 'facilitador', 'estudiante']) {
      expect(
        (await s.pedir('PUT', ruta, { token: await s.tokenDe(rol), cuerpo: { documentacion: [entregado] } })).status,
      ).toBe(403)
    }
  })
  it.each(['nadie', '%00', '%F0%9F%98%80', '..%2F..%2Flogin', `${'S'.padEnd(18, '0')}%20`, '%E0%A4%A'])(
    'there is none of %s',
    async matricula => {
      expect((await s.pedir('GET', `documentacion/${matricula}`, { token: escolar })).status).toBe(404)
      expect((await guardar([entregado], {}, `documentacion/${matricula}`)).status).toBe(404)
    },
  )
  it('goes with the student', async () => {
    await s.pedir('PUT', `documentacion/${otroEstudiante}`, {
      token: await s.tokenDe('escolar.vecino'),
      cuerpo: { documentacion: [entregado] },
    })
    expect(
      (await s.pedir('DELETE', `estudiantes/${otroEstudiante}`, { token: await s.tokenDe('escolar.vecino') })).status,
    ).toBe(200)
    expect(await s.db.$count(documentacion)).toBe(0)
  })
})

describe('the record of a student', () => {
  const deLaLista = async () =>
    JSON.parse((await s.pedir('GET', 'cuc/estudiantes/escolar?range=[0,9]', { token: escolar })).texto).data[0]
  it('carries it in every list and in the answer of a save', async () => {
    await guardar([entregado])
    expect((await deLaLista()).documentacion).toEqual(await leer())
    for (const [rol, lista] of [
      ['coordinador', 'estudiantes'],
      ['consejero', 'estudiantes/'],
      ['escolar', `grupos/${estudiante.clave_grupo}/estudiantes`],
    ] as const) {
      const { data } = JSON.parse((await s.pedir('GET', lista, { token: await s.tokenDe(rol) })).texto)
      expect(data.find(({ matricula }: { matricula: string }) => matricula === estudiante.matricula)).toMatchObject({
        documentacion: await leer(),
      })
    }
  })
})

it('a student who is moved to another group meanwhile is found', async () => {
  await s.db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'COM-8Z', nombre: 'Octavo Z' })
  const { pedida } = await s.db.transaction(async tx => {
    const suyo = eq(tables.estudiantes.matricula, estudiante.matricula)
    await tx.update(tables.estudiantes).set({ clave_grupo: 'COM-8Z' }).where(suyo)
    const pedida = guardar([entregado])
    await expect.poll(() => esperan(s.db)).toBe(1)
    return { pedida }
  })
  expect((await pedida).status).toBe(200)
  await como({ clave_grupo: estudiante.clave_grupo })
})
