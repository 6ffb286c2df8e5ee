import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { cuc, estudiante, grupo, persona, programa } from '../harness/filas.ts'
import { otroCuc } from '../harness/vecinos.ts'
import { doctorado, dosCucs, inactivo, maestria, type DosCucs } from './dosCucs.ts'

let s: DosCucs
let consejero = ''
beforeAll(async () => {
  s = await dosCucs()
  consejero = await s.tokenDe('consejero')
})
afterAll(() => s.cerrar())

const enviar = (ruta: string, cuerpo?: unknown, token = consejero) => s.pedir('POST', ruta, { token, cuerpo })
const claves = async (ruta: string, campo: string, token = consejero) =>
  JSON.parse((await s.pedir('GET', ruta, { token })).texto)
    .data.map((registro: Record<string, string>) => registro[campo])
    .sort()
const programasSuyos = () => claves('cucs/programas/consejero-escolar', 'clave_programa')
const facilitadoresSuyos = () => claves('cuc/consejero/facilitadores', 'matricula')
const ultimo = async () => (await s.db.select().from(historial).orderBy(desc(historial.id)).limit(1))[0]

describe('programmes', () => {
  it('are untied and tied again from today, with a line of history each', async () => {
    expect(await enviar('programas/desasociar-cuc/', { idPrograma: doctorado.clave })).toMatchObject({
      status: 200,
      message: 'Programa desasociado del CUC correctamente',
    })
    expect(await programasSuyos()).toEqual([programa.clave, maestria.clave])
    expect(await ultimo()).toMatchObject({
      entidad: 'cucs_programas',
      accion: 'delete',
      autor: 'Magdalena García López',
      antes: { clave_cuc: cuc.clave, clave_programa: doctorado.clave },
    })
    expect(
      await enviar('programas/asociar-cuc/', { idPrograma: doctorado.clave, clave_cuc: otroCuc.clave }),
    ).toMatchObject({ status: 200, message: 'Programa asociado al CUC correctamente' })
    const [fila] = await s.db
      .select()
      .from(tables.cucs_programas)
      .where(eq(tables.cucs_programas.clave_programa, doctorado.clave))
    expect(fila).toMatchObject({ clave_cuc: cuc.clave, fecha_implementacion: '2026-11-20' })
    expect(await ultimo()).toMatchObject({
      accion: 'create',
      clave: fila?.id,
      despues: { fecha_implementacion: '2026-11-20' },
    })
    expect(
      JSON.parse((await s.pedir('GET', 'cucs/programas/consejero-escolar', { token: consejero })).texto).data,
    ).toContainEqual(
      expect.objectContaining({ clave_programa: doctorado.clave, pivot: { fecha_implementacion: '2026-11-20' } }),
    )
  })
  it('may be named at the end of the path', async () => {
    expect((await enviar(`programas/desasociar-cuc/${doctorado.clave}`)).status).toBe(200)
    expect((await enviar(`programas/asociar-cuc/${doctorado.clave}`, {})).status).toBe(200)
  })
  it('are those of the path: a body that names another is refused', async () => {
    const respuesta = await enviar(`programas/desasociar-cuc/${doctorado.clave}`, { idPrograma: maestria.clave })
    expect(respuesta).toMatchObject({ status: 422, errors: { idPrograma: respuesta.message } })
    expect(await programasSuyos()).toContain(doctorado.clave)
  })
  it('are tied once', async () => {
    expect(await enviar('programas/asociar-cuc', { idPrograma: doctorado.clave })).toMatchObject({
      status: 409,
      message: 'El programa ya está asociado a su CUC',
    })
    const nuevo = { ...maestria, clave: 'ESPCOMUNAL', nombre: 'Partería' }
    await s.db.insert(tables.programas).values(nuevo)
    expect(await enviar('programas/desasociar-cuc', { idPrograma: nuevo.clave })).toMatchObject({
      status: 409,
      message: 'El programa no está asociado a su CUC',
    })
    const a_la_vez = await Promise.all(
      [1, 2, 3].map(() => enviar('programas/asociar-cuc', { idPrograma: nuevo.clave })),
    )
    expect(a_la_vez.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
  it('with groups of the CUC stay, and it says how many', async () => {
    expect(await enviar('programas/desasociar-cuc', { idPrograma: programa.clave })).toMatchObject({
      status: 409,
      message: 'No se puede eliminar porque el programa tiene 1 grupo en su CUC',
    })
    expect(await programasSuyos()).toContain(programa.clave)
  })
})

describe('facilitadores', () => {
  const nueva = { facilitadorId: persona('G').matricula }
  it('are tied and untied, and the other CUC keeps its own', async () => {
    expect(await enviar('facilitadores/asociar-cuc/', nueva)).toMatchObject({
      status: 200,
      message: 'Facilitador asociado al CUC correctamente',
    })
    expect(await facilitadoresSuyos()).toEqual([persona('F').matricula, persona('G').matricula])
    expect(await enviar('facilitadores/asociar-cuc', nueva)).toMatchObject({
      status: 409,
      message: 'El facilitador ya está asociado a su CUC',
    })
    expect(await enviar('facilitadores/desasociar-cuc/', nueva)).toMatchObject({
      status: 200,
      message: 'Facilitador desasociado del CUC correctamente',
    })
    expect(await ultimo()).toMatchObject({
      entidad: 'cucs_facilitadores',
      accion: 'delete',
      antes: { matricula: nueva.facilitadorId },
    })
    expect(await enviar('facilitadores/desasociar-cuc', nueva)).toMatchObject({
      status: 409,
      message: 'El facilitador no está asociado a su CUC',
    })
    expect(
      await s.db.$count(
        tables.cucs_facilitadores,
        and(
          eq(tables.cucs_facilitadores.matricula, nueva.facilitadorId),
          eq(tables.cucs_facilitadores.clave_cuc, otroCuc.clave),
        ),
      ),
    ).toBe(1)
  })
  it('with classes of the CUC that are still open stay; not for one without students, which nobody can grade', async () => {
    const clase = {
      clave_programa: programa.clave,
      id_periodo: s.id_periodo,
      clave_grupo: grupo.clave_grupo,
      id_materia: s.id_materia,
      nombre: 'Saberes',
      matricula: persona('F').matricula,
      hora_inicio: '09:00',
      hora_final: '10:00',
      dias: [1],
      salon: 'A1',
    }
    const [abierta] = await s.db.insert(tables.clases).values(clase).returning()
    const suya = { facilitadorId: clase.matricula }
    expect((await enviar('facilitadores/desasociar-cuc', suya)).status).toBe(200)
    expect((await enviar('facilitadores/asociar-cuc', suya)).status).toBe(200)
    const inscrito = { id_clase: abierta?.id_clase ?? '', matricula: estudiante.matricula }
    await s.db.insert(clasesEstudiantes).values(inscrito)
    expect(await enviar('facilitadores/desasociar-cuc', suya)).toMatchObject({
      status: 409,
      message: 'No se puede eliminar porque el facilitador tiene 1 asignatura sin calificar en su CUC',
    })
    expect(await facilitadoresSuyos()).toContain(clase.matricula)
    await s.db.update(tables.clases).set({ status_facilitador: true, status_escolar: true })
    expect((await enviar('facilitadores/desasociar-cuc', suya)).status).toBe(200)
    expect((await enviar('facilitadores/asociar-cuc', suya)).status).toBe(200)
  })
  it('inactive people cannot be associated', async () => {
    expect(await enviar('facilitadores/asociar-cuc', { facilitadorId: inactivo.matricula })).toMatchObject({
      status: 409,
      message: 'El facilitador está inactivo',
    })
  })
})

describe('the body', () => {
  const rutas = [
    ['programas/asociar-cuc', 'idPrograma', 'Primero seleccione un programa'],
    ['programas/desasociar-cuc', 'idPrograma', 'Primero seleccione un programa'],
    ['facilitadores/asociar-cuc', 'facilitadorId', 'Primero seleccione un facilitador'],
    ['facilitadores/desasociar-cuc', 'facilitadorId', 'Primero seleccione un facilitador'],
  ] as const
  it.each(rutas)('%s asks for %s', async (ruta, campo, message) => {
    for (const valor of [undefined, null, '', '   ', 7, {}, [], true, 'a\u0000b', 'x'.repeat(5000)]) {
      expect(await enviar(ruta, { [campo]: valor })).toMatchObject({
        status: 422,
        message,
        errors: { [campo]: message },
      })
    }
    expect((await enviar(`${ruta}/%00`)).status).toBe(422)
    expect((await enviar(ruta, '[')).status).toBe(400)
    expect((await enviar(ruta, { [campo]: 'y'.repeat(20_000) })).status).toBe(413)
  })
  it.each(rutas)('%s finds nothing, or nothing tied, of an unknown key', async (ruta, campo) => {
    expect((await enviar(ruta, { [campo]: "'; drop table usuarios --" })).status).toBe(
      ruta.includes('desasociar') ? 409 : 404,
    )
  })
  it.each(rutas)('%s is for consejeros only', async (ruta, campo) => {
    for (const rol of ['coordinador', 'administrativo', 'escolar', 'facilitador', 'estudiante'])
      expect((await enviar(ruta, { [campo]: maestria.clave }, await s.tokenDe(rol))).status).toBe(403)
    expect((await s.pedir('POST', ruta, { cuerpo: {} })).status).toBe(401)
  })
})

describe('the CUC of the caller', () => {
  it.each([
    ['consejero', 'consejeros', cuc],
    ['consejero.vecino', 'consejeros', otroCuc],
    ['escolar', 'escolares', cuc],
    ['escolar.vecino', 'escolares', otroCuc],
  ] as const)('of %s', async (quien, de, { clave, nombre }) => {
    expect((await s.pedir('GET', `${de}/cuc/informacion`, { token: await s.tokenDe(quien) })).data).toEqual({
      clave_cuc: clave,
      nombre,
    })
  })
  it('is nobody else’s', async () => {
    for (const rol of ['coordinador', 'administrativo', 'escolar', 'facilitador', 'estudiante'])
      expect((await s.pedir('GET', 'consejeros/cuc/informacion', { token: await s.tokenDe(rol) })).status).toBe(403)
    for (const rol of ['coordinador', 'administrativo', 'consejero', 'facilitador', 'estudiante'])
      expect((await s.pedir('GET', 'escolares/cuc/informacion', { token: await s.tokenDe(rol) })).status).toBe(403)
  })
})
