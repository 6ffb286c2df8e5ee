import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { archivos } from '../../server/files/tables.ts'
import type { Rol } from '../../src/domain/roles.ts'
import { fases, liberacion } from '../../src/domain/servicioSocial/fases.ts'
import { universidad } from '../../src/domain/universidad.ts'
import { informacionDeServicio } from '../harness/servicios.ts'
import { porFuera } from '../harness/porFuera.ts'
import { otroEstudiante } from '../harness/vecinos.ts'
import { formulario, id, matricula, oficina, pdf, type Oficina } from './oficina.ts'
import { en } from './ponerServicio.ts'

let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
beforeEach(() => o.poner(en({ 0: 'aceptado' })))
afterAll(() => o.e.cerrar())

const activar = (quien: string, de: string = matricula) =>
  o.e.pedir('POST', `cuc/estudiante/${de}/activar-servicio`, { token: o.tokens.get(quien), cuerpo: { matricula: de } })
const cuanto = async () => [
  await o.e.db.$count(pasos),
  await o.e.db.$count(archivos),
  await o.e.db.$count(historial),
  (await o.fila())?.version,
]

describe('activation', () => {
  it('is for who passed 70 % and has no service', async () => {
    expect(await activar('escolar')).toMatchObject({
      status: 409,
      message: 'El estudiante ya tiene un servicio social',
    })
    await o.borrar()
    await o.e.db.update(clasesEstudiantes).set({ acreditado: 'No' })
    expect(await activar('escolar')).toMatchObject({
      status: 409,
      message: 'El estudiante ha acreditado el 0.0 % de las materias de su malla y el servicio social requiere el 70 %',
    })
    await o.e.db.update(clasesEstudiantes).set({ acreditado: 'Si' })
    await o.e.db.update(tables.estudiantes).set({ estatus: 0 }).where(eq(tables.estudiantes.matricula, matricula))
    expect(await activar('escolar')).toMatchObject({ status: 409, message: 'El estudiante está inactivo' })
    await o.e.db.update(tables.estudiantes).set({ estatus: 1 }).where(eq(tables.estudiantes.matricula, matricula))
    expect(await activar('escolar.vecino')).toMatchObject({ status: 403 })
    expect(await activar('escolar', 'X')).toMatchObject({ status: 404 })
    const dos = await Promise.all([activar('escolar'), activar('escolar')])
    expect(dos.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is once a student, whoever writes', async () => {
    await expect(
      o.e.db
        .insert(tables.serviciosSociales)
        .values({ matricula_estudiante: matricula, fase: 0, status: 'pendiente', turno: 'estudiante' }),
    ).rejects.toThrow()
  })
})

describe('the owner of a service', () => {
  it('decides who may do anything with it', async () => {
    expect(await o.pedirPaso('estudiante.vecino', { accion: 'enviar', fase: 1 })).toMatchObject({ status: 403 })
    expect(
      await o.pedirPaso('estudiante', { accion: 'enviar', fase: 1, cual: { matricula_estudiante: otroEstudiante } }),
    ).toMatchObject({ status: 403 })
    expect(
      await o.pedirPaso('estudiante.vecino', {
        accion: 'enviar',
        fase: 1,
        cual: { matricula_estudiante: otroEstudiante },
      }),
    ).toMatchObject({ status: 403 })
    expect(await o.pedirPaso('escolar.vecino', { accion: 'aceptar', fase: 1 })).toMatchObject({ status: 403 })
    for (const id_servicio_social of ['5e0c1a50-0000-4000-8000-00000000dead', 'x', '']) {
      expect(
        await o.pedirPaso('estudiante', { accion: 'enviar', fase: 1, cual: { id_servicio_social } }),
      ).toMatchObject({ status: 404, message: 'No se encontró el servicio social' })
    }
    expect(await o.leer('escolar.vecino')).toMatchObject({ status: 403 })
    expect(await o.leer('escolar')).toMatchObject({ status: 200, data: { id_servicio_social: id } })
    expect(
      await o.e.pedir('GET', `servicio-social/estudiante/${otroEstudiante}/datos`, {
        token: o.tokens.get('coordinador'),
      }),
    ).toMatchObject({ status: 404, message: 'No se encontró el servicio social' })
  })
})

describe('a refused step changes nothing', () => {
  const casos = [
    ['no file', { accion: 'enviar', fase: 1, archivo: null }, 422, 'Seleccione un archivo PDF'],
    [
      'what is no PDF',
      { accion: 'enviar', fase: 1, archivo: new File(['hola'], 'a.pdf') },
      422,
      'Solo se permiten archivos PDF',
    ],
    [
      'a file that is too large',
      {
        accion: 'enviar',
        fase: 1,
        archivo: new File(['%PDF-1.7', new Uint8Array(universidad.megasDeArchivo * 1024 * 1024)], 'a.pdf'),
      },
      413,
      `El archivo debe pesar máximo ${universidad.megasDeArchivo} MB`,
    ],
    [
      'a decision of the information as large as a file, which it never brings',
      { accion: 'rechazar', fase: 0, comentario: 'a'.repeat(64 * 1024) },
      413,
      'La petición es demasiado grande',
    ],
    ['another state', { accion: 'enviar', fase: 3 }, 409, 'La fase «Reporte bimestral 1» todavía no está abierta'],
    [
      'a decision of nothing',
      { accion: 'aceptar', fase: 1 },
      409,
      'La fase «Carta de solicitud» todavía no ha sido enviada',
    ],
    [
      'phase 2 before the letter is decided',
      { accion: 'aceptar', fase: 2 },
      409,
      'Primero acepte o rechace la Carta de solicitud',
    ],
    [
      'a phase of another length',
      { accion: 'enviar', fase: 11 },
      409,
      'La carta de liberación la entrega la coordinación académica',
    ],
  ] as const
  it.each(casos)('%s', async (_, paso, status, message) => {
    const antes = await cuanto()
    expect(await o.pedirPaso(paso.accion === 'enviar' ? 'estudiante' : 'escolar', paso)).toMatchObject({
      status,
      message,
    })
    expect(await cuanto()).toEqual(antes)
  })

  it('comments where they may not be, or are missing', async () => {
    await o.poner(en({ 0: 'aceptado', 1: 'enviado' }))
    const antes = await cuanto()
    expect(await o.pedirPaso('escolar', { accion: 'aceptar', fase: 1, comentario: 'Bien' })).toMatchObject({
      status: 422,
      message: 'Elimine el comentario de rechazo',
      errors: { comentario: 'Elimine el comentario de rechazo' },
    })
    expect(await o.pedirPaso('escolar', { accion: 'rechazar', fase: 1, comentario: '  ' })).toMatchObject({
      status: 422,
      message: 'Debe ingresar el comentario de rechazo',
    })
    expect(await o.pedirPaso('escolar', { accion: 'rechazar', fase: 1, comentario: 'a\u0000b' })).toMatchObject({
      status: 422,
    })
    expect(await cuanto()).toEqual(antes)
  })

  it('information that its form would refuse', async () => {
    await o.poner(en({}, null))
    const enviar = (cambios: object) =>
      o.e.pedir('PUT', 'serviciossociales', {
        token: o.tokens.get('estudiante'),
        cuerpo: { id_servicio_social: id, matricula_estudiante: matricula, ...informacionDeServicio, ...cambios },
      })
    const vacio = Object.fromEntries(Object.keys(informacionDeServicio).map(campo => [campo, '']))
    const { status, message, errors } = await enviar(vacio)
    expect([status, message, Object.keys(errors ?? {}).toSorted()]).toEqual([
      422,
      'Primero corrija las validaciones',
      Object.keys(informacionDeServicio).toSorted(),
    ])
    expect((await enviar({ fecha_final: informacionDeServicio.fecha_inicio })).errors).toEqual({
      fecha_inicio: 'La fecha de inicio debe ser anterior a la fecha final',
    })
    expect((await enviar({ codigo_postal: '6877' })).errors).toEqual({
      codigo_postal: 'El código postal debe contener solo números y deben ser 5 digitos',
    })
    expect((await enviar({ periodo: '1 Año' })).errors).toEqual({ periodo: "Seleccione un valor válido en 'Periodo'" })
    expect(await enviar({ horas_totales: '480', status: 'completado', fase: 11, turno: 'nadie' })).toMatchObject({
      status: 200,
      data: { fase: 0, status: 'enviado', turno: 'escolar', horas_totales: 480 },
    })
  })
})

describe('two people at once', () => {
  it('decide a phase once: the other is told who, what and when', async () => {
    await o.poner(en({ 0: 'aceptado', 1: 'enviado' }))
    const [una, otra] = await Promise.all([
      o.pedirPaso('escolar', { accion: 'aceptar', fase: 1 }),
      o.pedirPaso('escolar', { accion: 'rechazar', fase: 1, comentario: 'Sin sello', en: o.e.segunda }),
    ])
    const perdida = una.status === 409 ? una : otra
    expect([una.status, otra.status].toSorted()).toEqual([200, 409])
    const que = (await o.fila())?.fase === 2 ? 'aceptó' : 'rechazó'
    expect(perdida).toMatchObject({
      message: expect.stringMatching(`^Usted ya ${que} «Carta de solicitud» el 20 de noviembre de 2026.*10:00`),
      data: {
        quien: 'Magdalena García López',
        status: que === 'aceptó' ? 'aceptado' : 'rechazado',
        cuando: o.e.reloj.ahora.toISOString(),
      },
    })
  })

  it('act on a letter of release once: the other reads the past step, after any step of their own', async () => {
    await o.poner({ periodo: 'anio', estados: fases.map(() => 'aceptado') })
    const dicho = async (accion: 'enviar' | 'aceptar' | 'entregar', rol: Rol) =>
      (await o.pedirPaso(rol, { accion, fase: liberacion })).message
    expect(await dicho('enviar', 'estudiante')).toMatch(/^Quien sea ya aceptó «Carta de liberacion» el /)
    expect(await dicho('aceptar', 'escolar')).toMatch(/^Quien sea ya aceptó «Carta de liberacion» el /)
    expect(await dicho('entregar', 'coordinador')).toMatch(/^Quien sea ya entregó «Carta de liberacion» el /)
  })

  it('is told by name to somebody else', async () => {
    await o.poner(en({ 0: 'aceptado', 1: 'enviado' }))
    await o.pedirPaso('escolar', { accion: 'aceptar', fase: 1 })
    await porFuera(o.e.db, sql`update ${pasos} set usuario_id = null where paso = 'aceptar'`)
    expect((await o.pedirPaso('escolar', { accion: 'aceptar', fase: 1 })).message).toMatch(
      /^Magdalena García López ya aceptó «Carta de solicitud» el /,
    )
  })

  it('a sending that comes again after its answer was lost goes well, and counts once', async () => {
    const encabezados = { 'idempotency-key': 'intento-0001' }
    const una = await o.pedirPaso('estudiante', { accion: 'enviar', fase: 1, encabezados })
    const antes = await cuanto()
    const otra = await o.pedirPaso('estudiante', { accion: 'enviar', fase: 1, encabezados })
    expect([una.status, otra.status, await cuanto()]).toEqual([200, 200, antes])
    expect((await o.pedirPaso('estudiante', { accion: 'enviar', fase: 1 })).status).toBe(409)
  })
})

describe('letters', () => {
  it('the request letter has its facts once the information is accepted', async () => {
    const pedir = (quien: string) =>
      o.e.pedir('POST', 'servicio-social/estudiante/datos/carta-solicitud', {
        token: o.tokens.get(quien),
        cuerpo: { id_servicio_social: id, matricula_estudiante: matricula },
      })
    for (const quien of ['escolar', 'estudiante']) {
      expect(await pedir(quien)).toMatchObject({
        status: 200,
        data: {
          ...informacionDeServicio,
          estudiante: {
            nombre: 'José Luis',
            programa: { nombre: 'Comunalidad' },
            grupo: { cuc: { nombre: 'CUC Guelatao' } },
          },
          avance: { materias: { porcentaje: 100 } },
        },
      })
    }
    expect((await pedir('estudiante.vecino')).status).toBe(403)
    await o.poner(en({ 0: 'enviado' }))
    expect(await pedir('escolar')).toMatchObject({
      status: 409,
      message: 'La carta se genera cuando se acepta «Informacion servicio»',
    })
  })

  it('an office may add its own file to a decision; the submission stays in the history', async () => {
    await o.pedirPaso('estudiante', { accion: 'enviar', fase: 1, archivo: pdf('del estudiante') })
    const cuerpo = formulario(
      {
        id_servicio_social: id,
        matricula_estudiante: matricula,
        nombre_fase: 'fase_uno',
        nombre_archivo: 'sellada.pdf',
        rol: 'escolar',
        status: 'aceptado',
        comentario: '',
      },
      pdf('con sello'),
    )
    const { data } = await o.e.pedir('POST', 'servicio-social/fase/estudiante/actualizar/status', {
      token: o.tokens.get('escolar'),
      cuerpo,
    })
    const { fase_uno, historial: pasos } = Object(data)
    expect(await (await o.e.app.request(fase_uno.urlarchivo)).text()).toContain('con sello')
    expect(
      await (
        await o.e.app.request(
          pasos.find(({ fase, status }: { fase: number; status: string }) => fase === 1 && status === 'enviado')
            .urlarchivo,
        )
      ).text(),
    ).toContain('del estudiante')
  })
})
