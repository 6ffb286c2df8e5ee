import { asc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { archivos } from '../../server/files/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { alumnos } from '../harness/aula.ts'
import { cuc, estudiante, grupo, programa } from '../harness/filas.ts'
import { historia } from '../harness/historia.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { pdf, ventanilla } from './ventanilla.ts'

const { certificados } = tables
const { matricula } = estudiante

const { e, s, claves, vaciar, solicitar, enviar, lista } = await ventanilla()
afterAll(() => e.cerrar())
beforeEach(vaciar)

const abierto = async (url: unknown) => {
  const respuesta = await e.app.request(String(url))
  return [respuesta.status, respuesta.headers.get('content-type'), await respuesta.text()]
}

describe('a certificate, from request to download', () => {
  it('is asked for and paid, issued by the coordinador, and opened from both sides', async () => {
    const { status, message, data } = await solicitar()
    expect([status, message]).toEqual([201, 'Solicitud de certificado 2026-00001 registrada correctamente'])
    expect(data).toMatchObject({
      n_folio: '2026-00001',
      matricula_estudiante: matricula,
      nombre: 'José Luis Peña Cruz',
      cuc: cuc.nombre,
      programa: programa.nombre,
      nivel: 'Licenciatura',
      tipo_certificado: 'Parcial',
      fecha_expedicion: '2026-11-18',
      fecha: '2026-11-20',
      ciclo_escolar: '2026-2027',
      libro: '2026',
      foja: '1',
      numero: '1',
      estado: 'Por emitir',
      comprobante_pago: expect.stringContaining('/api/storage/'),
      certificados: { url_recibo: expect.stringContaining('firma='), url_certificado: null },
    })
    const [pedida] = await lista()
    expect(await abierto(pedida.certificados.url_recibo)).toEqual([200, 'application/pdf', await pdf('pago').text()])
    const [candidata] = await lista('licenciatura/estudiantes/certificado')
    expect(candidata).toMatchObject({
      matricula,
      nombre: 'José Luis Peña Cruz',
      certificado: { n_folio: '2026-00001', url_certificado: null },
    })

    const emitida = await enviar('2026-00001', 'certificado')
    expect(emitida).toMatchObject({
      status: 200,
      message: 'Certificado emitido correctamente',
      data: { estado: 'Emitido', url_certificado: expect.stringContaining('firma=') },
    })
    for (const url of [
      (await lista())[0].certificados.url_certificado,
      (await lista('licenciatura/estudiantes/certificado'))[0].certificado.url_certificado,
    ]) {
      expect(await abierto(url)).toEqual([200, 'application/pdf', await pdf('certificado').text()])
    }
    expect(await lista('certificados/2026-00001')).toMatchObject({
      n_folio: '2026-00001',
      estado: 'Emitido',
      version: 2,
    })
  })

  it('stores the author and the moment of each step', async () => {
    await solicitar()
    await enviar('2026-00001', 'certificado')
    const comun = { proceso: 'certificados', caso: '2026-00001', archivo: expect.any(String), momento: e.reloj.ahora }
    expect(await e.db.select().from(pasos).orderBy(asc(pasos.n))).toMatchObject([
      { ...comun, n: 1, de: null, a: 'Por emitir', autor: 'Magdalena García López', rol: 'escolar' },
      { ...comun, n: 2, de: 'Por emitir', a: 'Emitido', autor: 'Citlali Ortiz Muñoz', rol: 'coordinador' },
    ])
    expect(await e.db.select().from(historial).orderBy(historial.id)).toMatchObject([
      {
        entidad: 'certificados',
        accion: 'create',
        autor: 'Magdalena García López',
        despues: { n_folio: '2026-00001', comprobante_pago: 'recibo de pago.pdf' },
      },
      {
        entidad: 'certificados',
        accion: 'update',
        autor: 'Citlali Ortiz Muñoz',
        antes: { estado: 'Por emitir' },
        despues: { estado: 'Emitido', certificado: 'recibo de pago.pdf' },
      },
    ])
  })

  it('a request without its receipt gets one later, once', async () => {
    const [n_folio = ''] = await solicitudes(e.db, [{ estado: 'Sin comprobante' }])
    expect((await lista())[0].certificados).toEqual({ url_recibo: null, url_certificado: null })
    expect(await enviar(n_folio, 'certificado')).toMatchObject({
      status: 409,
      message: 'La solicitud aún no tiene comprobante de pago',
    })
    expect(await enviar(n_folio, 'comprobante-pago')).toMatchObject({
      status: 200,
      message: 'Comprobante de pago enviado correctamente',
      data: { url_recibo: expect.stringContaining('firma=') },
    })
    expect(await enviar(n_folio, 'comprobante-pago', pdf('otro'))).toMatchObject({
      status: 409,
      message: 'El comprobante de pago ya fue enviado y no se puede modificar',
    })
    expect((await abierto((await lista())[0].certificados.url_recibo))[2]).toContain('comprobante-pago')
    expect((await enviar(n_folio, 'certificado')).status).toBe(200)
    expect(await enviar(n_folio, 'certificado', pdf('otro'))).toMatchObject({
      status: 409,
      message: 'El certificado ya fue emitido',
    })
    expect(await e.db.$count(archivos)).toBe(2)
  })
})

it('its student is told when it is paid and when it is issued, each time at the request itself', async () => {
  await e.db.delete(avisos)
  await solicitar()
  await enviar('2026-00001', 'certificado')
  const direccion = '/certificados/2026-00001'
  expect(
    await e.db
      .select({ asunto: avisos.asunto, direccion: avisos.direccion })
      .from(avisos)
      .where(eq(avisos.rol, 'estudiante'))
      .orderBy(asc(avisos.id)),
  ).toEqual([
    { asunto: 'Su certificado Parcial está en trámite', direccion },
    { asunto: 'Su certificado Parcial está listo', direccion },
  ])
})

describe('folios', () => {
  it('are all different, without a gap, however many ask at the same time in two processes', async () => {
    const matriculas = await alumnos(e.db, claves, 30, { letra: 'K' })
    const dichos = await e.db
      .select()
      .from(tables.estudiantes)
      .where(eq(tables.estudiantes.clave_grupo, grupo.clave_grupo))
    const nombreDe = (de: string) =>
      dichos
        .filter(quien => quien.matricula === de)
        .map(quien => `${quien.nombre} ${quien.apellidopaterno} ${quien.apellidomaterno}`)[0]
    const llegadas = await Promise.all(
      matriculas.map((de, cual) =>
        solicitar({ matricula_estudiante: de, nombre: nombreDe(de) }, { en: cual % 2 ? e.segunda : e.app }),
      ),
    )
    expect(llegadas.map(({ status }) => status)).toEqual(Array<number>(30).fill(201))
    expect(llegadas.map(({ data }) => data.n_folio).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, cual) => `2026-${String(cual + 1).padStart(5, '0')}`),
    )
  })
  it('are refused twice by the database itself', async () => {
    await solicitudes(e.db, [{}])
    const [una] = await e.db.select().from(certificados)
    if (!una) throw new Error('no request')
    const { busqueda: _, ...fila } = una
    await expect(e.db.insert(certificados).values({ ...fila, numero: '2' })).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'certificados_pkey' },
    })
    await expect(e.db.insert(certificados).values({ ...fila, n_folio: '2026-00002' })).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'certificados_libro_numero_unico' },
    })
  })
  it('are not used up by refused requests', async () => {
    await solicitar({ nombre: 'Otra Persona' })
    await solicitar({ comprobante_pago: undefined })
    expect((await solicitar()).data.n_folio).toBe('2026-00001')
  })
  it('begin anew each year', async () => {
    await solicitar()
    const ahora = e.reloj.ahora
    e.reloj.ahora = new Date('2027-01-05T16:00:00Z')
    s.escolar = await e.tokenDe('escolar')
    expect((await solicitar({ tipo_certificado: 'Completo' })).data).toMatchObject({
      n_folio: '2027-00001',
      libro: '2027',
      ciclo_escolar: '2026-2027',
      fecha: '2027-01-05',
    })
    e.reloj.ahora = ahora
    Object.assign(s, { escolar: await e.tokenDe('escolar'), coordinador: await e.tokenDe('coordinador') })
  })
})

describe('a type of certificate', () => {
  it('is asked for once until it is issued; another type may be', async () => {
    const { data } = await solicitar()
    const falta = 'Ya tiene en trámite la solicitud 2026-00001, de certificado Parcial'
    expect(await solicitar()).toMatchObject({ status: 409, message: falta, errors: { tipo_certificado: falta } })
    expect([await e.db.$count(certificados), await e.db.$count(archivos)]).toEqual([1, 1])
    expect((await solicitar({ tipo_certificado: 'Completo' })).data.n_folio).toBe('2026-00002')
    await enviar(String(data.n_folio), 'certificado')
    expect((await solicitar()).data.n_folio).toBe('2026-00003')
  })
  it('is asked for by a matrícula in small letters too', async () => {
    const { status, data } = await solicitar({ matricula_estudiante: matricula.toLowerCase() })
    expect([status, data.matricula_estudiante]).toEqual([201, matricula])
  })
  it('is asked for by one of several who ask at the same time', async () => {
    const llegadas = await Promise.all(
      Array.from({ length: 6 }, (_, cual) => solicitar({}, { en: cual % 2 ? e.segunda : e.app })),
    )
    expect(llegadas.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await e.db.$count(certificados)).toBe(1)
  })
  it('comes with the student’s part of the retícula', async () => {
    await historia(e.db, {
      creditos: [6, 4.5, 8],
      tomadas: [{ materia: 0, periodo: 0, calificacion: 8, acreditado: 'Si' }],
    })
    for (const token of [s.escolar, s.coordinador])
      expect(await e.pedir('GET', `estudiantes/${matricula}/certificado`, { token })).toMatchObject({
        status: 200,
        data: { avance: { creditos: { aprobado: 6, total: 18.5 } } },
      })
  })
})

describe('a repeated request', () => {
  const clave = { encabezados: { 'idempotency-key': 'una-clave-1234' } }
  it('with its key is one request, also at the same time, and answers the same folio', async () => {
    const llegadas = await Promise.all(
      Array.from({ length: 6 }, (_, cual) => solicitar({}, { ...clave, en: cual % 2 ? e.segunda : e.app })),
    )
    expect(llegadas.map(({ status, data }) => [status, data.n_folio])).toEqual(
      Array<unknown>(6).fill([201, '2026-00001']),
    )
    expect(await e.db.$count(certificados)).toBe(1)
    expect(await solicitar({ tipo_certificado: 'Completo' }, clave)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Esto ya se guardó con otros datos/),
    })
  })
  it('of a file goes well again with its key, and is refused without', async () => {
    const [n_folio = ''] = await solicitudes(e.db, [{}])
    const llegadas = await Promise.all(
      Array.from({ length: 4 }, () => enviar(n_folio, 'certificado', pdf('el mismo'), clave)),
    )
    expect(llegadas.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await enviar(n_folio, 'certificado', pdf('el mismo'))).status).toBe(409)
    expect((await enviar(n_folio, 'certificado', pdf('otro'), clave)).status).toBe(409)
  })
  it('at the same time without a key is stored once', async () => {
    const [n_folio = ''] = await solicitudes(e.db, [{ estado: 'Sin comprobante' }])
    const llegadas = await Promise.all(
      Array.from({ length: 6 }, (_, cual) =>
        enviar(n_folio, 'comprobante-pago', pdf(String(cual)), { en: cual % 2 ? e.segunda : e.app }),
      ),
    )
    expect(llegadas.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await e.db.$count(pasos, isNotNull(pasos.archivo))).toBe(1)
  })
})

describe('candidates', () => {
  it('are the requests of each group of degrees, and of the postgraduate ones those of 50%', async () => {
    await solicitudes(e.db, [
      { nivel: 'Licenciatura' },
      { nivel: 'Ingeniería' },
      { nivel: 'Técnico Superior Universitario o Profesional Asociado', tipo_certificado: '50%' },
      { nivel: 'Maestría' },
      { nivel: 'Especialidad', tipo_certificado: '50%' },
      { nivel: 'Doctorado', tipo_certificado: 'Completo' },
    ])
    const folios = async (ruta: string) => (await lista(ruta)).map(({ numero }: { numero: string }) => numero)
    expect(await folios('licenciatura/estudiantes/certificado')).toEqual(['1', '2', '3'])
    expect(await folios('posgrado/estudiantes/certificado')).toEqual(['4', '5', '6'])
    expect(await folios('posgrado/estudiantes/certificado/cincuenta-porciento')).toEqual(['5'])
  })
})
