import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { alta } from '../harness/alta.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo, persona, programa } from '../harness/filas.ts'
import { huella } from '../harness/huella.ts'
import { otroPrograma, periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora, ['cucs', 'programas', 'consejeros', 'clases'])
  for (const rol of ['coordinador', 'administrativo', 'escolar']) tokens[rol] = await e.tokenDe(rol)
  await alta(e, 'clases', cuerpos.clases, tokens.escolar)
})
afterAll(() => e.cerrar())

const enUso = 'No se puede eliminar porque está en uso: '

describe('a record in use stays', () => {
  it.each([
    [
      'cucs',
      cuc.clave,
      'coordinador',
      '1 consejero, 1 escolar, 1 grupo, 1 vínculo de programa con CUC y 1 vínculo de facilitador con CUC',
    ],
    [
      'programas',
      programa.clave,
      'coordinador',
      '1 malla curricular, 2 grupos, 2 estudiantes, 1 asignatura y 2 vínculos de programas con CUC',
    ],
    ['grupos', grupo.clave_grupo, 'escolar', '1 estudiante y 1 asignatura'],
    ['facilitadores', persona('F').matricula, 'administrativo', '1 asignatura y 1 vínculo de facilitador con CUC'],
    ['periodos', () => periodo.nombre, 'coordinador', '1 asignatura'],
  ])('%s: 409 names the uses', async (nombre, clave, rol, usos) => {
    const antes = await huella(e.db)
    const key =
      typeof clave === 'string'
        ? clave
        : (await e.db.select().from(tables.periodos).where(eq(tables.periodos.nombre, clave())))[0]?.id_periodo
    const { status, message } = await e.pedir('DELETE', `${nombre}/${key}`, { token: tokens[rol] })
    expect([status, message]).toEqual([409, enUso + usos])
    expect(await huella(e.db)).toEqual(antes)
  })
})

it('an estudiante of a class stays too: references from undeclared tables are named as well', async () => {
  const [suya] = await e.db.select().from(tables.clases)
  await e.db.insert(clasesEstudiantes).values({ id_clase: suya?.id_clase ?? '', matricula: estudiante.matricula })
  const antes = await huella(e.db)
  expect(await e.pedir('DELETE', `estudiantes/${estudiante.matricula}`, { token: tokens.escolar })).toMatchObject({
    status: 409,
    message: `${enUso}1 inscripción a una asignatura`,
  })
  expect(await huella(e.db)).toEqual(antes)
  await e.db.delete(clasesEstudiantes)
})

it('keeps the programme of a grupo in use by estudiantes and clases', async () => {
  await e.db
    .insert(tables.cucs_programas)
    .values({ clave_cuc: cuc.clave, clave_programa: otroPrograma.clave, fecha_implementacion: '2022-08-01' })
  const antes = await huella(e.db)
  const cuerpo = { ...grupo, nombre: 'Otro nombre', clave_programa: otroPrograma.clave }
  expect(await e.pedir('PUT', `grupos/${grupo.clave_grupo}`, { token: tokens.escolar, cuerpo })).toMatchObject({
    status: 409,
    message: "No se puede cambiar 'Programa' porque está en uso: 1 estudiante y 1 asignatura",
  })
  expect(await huella(e.db)).toEqual(antes)
})

describe('at the same time', () => {
  it('of several deletes one finds it', async () => {
    await e.pedir('POST', 'cucs', { token: tokens.coordinador, cuerpo: cuerpos.cucs })
    const llegadas = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        e.pedir('DELETE', `cucs/${cuerpos.cucs?.clave}`, {
          token: tokens.coordinador,
          en: index % 2 ? e.segunda : e.app,
        }),
      ),
    )
    expect(llegadas.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
  })

  it('a delete and a new reference to the same record are serialised: no reference is left dangling', async () => {
    for (let vez = 0; vez < 8; vez += 1) {
      await e.pedir('POST', 'cucs', { token: tokens.coordinador, cuerpo: cuerpos.cucs })
      const consejero = {
        ...cuerpos.consejeros,
        matricula: String(vez).padEnd(18, 'Q'),
        tipos_consejero: [2],
        clavecuc: cuerpos.cucs?.clave,
      }
      const [baja, alta] = await Promise.all([
        e.pedir('DELETE', `cucs/${cuerpos.cucs?.clave}`, { token: tokens.coordinador, en: e.segunda }),
        e.pedir('POST', 'consejeros', { token: tokens.administrativo, cuerpo: consejero }),
      ])
      expect([`${baja.status} ${baja.message}`, alta.status, alta.errors ?? {}]).toEqual(
        baja.status === 200
          ? ['200 CUC eliminado correctamente', 422, { clavecuc: "Seleccione un valor válido en 'CUC'" }]
          : [`409 ${enUso}1 consejero`, 201, {}],
      )
      await e.pedir('DELETE', `consejeros/${consejero.matricula}`, { token: tokens.administrativo })
      await e.pedir('DELETE', `cucs/${cuerpos.cucs?.clave}`, { token: tokens.coordinador })
    }
  })

  it('a delete and a change of the same record end in an order', async () => {
    await e.pedir('POST', 'programas', { token: tokens.coordinador, cuerpo: cuerpos.programas })
    const clave = `programas/${cuerpos.programas?.clave}`
    const [baja, cambio] = await Promise.all([
      e.pedir('DELETE', clave, { token: tokens.coordinador }),
      e.pedir('PUT', clave, {
        token: tokens.coordinador,
        cuerpo: { ...cuerpos.programas, nombre: 'Otro' },
        en: e.segunda,
      }),
    ])
    expect(baja.status).toBe(200)
    expect([200, 404]).toContain(cambio.status)
  })
})

it('a record without references is deleted and returned', async () => {
  await e.db.delete(tables.cucs_programas).where(eq(tables.cucs_programas.clave_programa, otroPrograma.clave))
  expect(await e.pedir('DELETE', `programas/${otroPrograma.clave}`, { token: tokens.coordinador })).toMatchObject({
    status: 200,
    message: 'Programa eliminado correctamente',
    data: { nombre: 'Bioconstrucción' },
  })
  const { status } = await e.pedir('DELETE', `estudiantes/${estudiante.matricula}`, { token: tokens.escolar })
  expect(status).toBe(200)
  expect(
    (await e.pedir('POST', 'login', { cuerpo: { email: 'estudiante@demo.cuc.mx', password: 'Comunal2026' } })).status,
  ).toBe(401)
})
