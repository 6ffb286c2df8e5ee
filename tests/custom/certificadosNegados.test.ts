import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { archivos } from '../../server/files/tables.ts'
import { buena, cuc, estudiante, programa } from '../harness/filas.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { otroCuc, otroEstudiante } from '../harness/vecinos.ts'
import { formulario, pdf, ventanilla } from './ventanilla.ts'

const { certificados } = tables
const { matricula } = estudiante

const { e, s, vaciar, solicitar, enviar, lista } = await ventanilla()
afterAll(() => e.cerrar())
beforeEach(vaciar)

const estadoDe = async (n_folio: string) =>
  (await e.db.select().from(certificados).where(eq(certificados.n_folio, n_folio)))[0]?.estado

describe('a form that is wrong is told all of it, and nothing is kept', () => {
  const grande = new File([`%PDF-${'x'.repeat(10 * 1024 * 1024)}`], 'grande.pdf')
  it.each([
    [
      'nothing',
      Object.fromEntries(Object.keys(buena).map(campo => [campo, undefined])),
      422,
      {
        matricula_estudiante: 'La matricula del estudiante es requerida',
        nombre: 'El nombre es requerido',
        programa: 'El programa es requerido',
        cuc: 'El cuc es requerido',
        tipo_certificado: 'El tipo de certificado es requerido',
        fecha_expedicion: 'La fecha de expedicion es requerida',
      },
    ],
    ['no proof', { comprobante_pago: undefined }, 422, { comprobante_pago: 'El comprobante de pago es requerido' }],
    [
      'a proof that only says it is a PDF',
      { comprobante_pago: new File(['PK zip'], 'recibo.pdf', { type: 'application/pdf' }) },
      422,
      { comprobante_pago: 'Solo se permiten archivos PDF' },
    ],
    [
      'an empty proof',
      { comprobante_pago: new File([], 'recibo.pdf') },
      422,
      { comprobante_pago: 'Solo se permiten archivos PDF' },
    ],
    [
      'a proof that is too large',
      { comprobante_pago: grande },
      413,
      { comprobante_pago: 'El archivo debe pesar máximo 10 MB' },
    ],
    [
      'a date before 2020',
      { fecha_expedicion: '2019-12-31' },
      422,
      { fecha_expedicion: 'La fecha de expedicion no puede ser anterior al 01-01-2020' },
    ],
    ['another type', { tipo_certificado: 'Total' }, 422, { tipo_certificado: expect.any(String) }],
    [
      'somebody else’s name',
      { nombre: 'Otra Persona' },
      422,
      { nombre: 'No corresponde al estudiante, búsquelo de nuevo' },
    ],
    [
      'another CUC',
      { cuc: otroCuc.nombre, programa: 'Otro' },
      422,
      { cuc: expect.any(String), programa: expect.any(String) },
    ],
    ['what no text may hold', { nombre: 'José\u0000' }, 422, { nombre: expect.any(String) }],
  ])('%s', async (_, cambios, status, errors) => {
    const respuesta = await solicitar(cambios)
    expect([respuesta.status, respuesta.errors]).toEqual([status, errors])
    expect(respuesta.message).toBe(Object.values(respuesta.errors ?? {})[0])
    expect([await e.db.$count(certificados), await e.db.$count(archivos)]).toEqual([0, 0])
  })
  it.each([
    ['no file', undefined, 'Seleccione un archivo PDF'],
    ['a text', '%PDF-1.4', 'Seleccione un archivo PDF'],
    ['no PDF', new File(['GIF89a'], 'c.pdf'), 'Solo se permiten archivos PDF'],
  ])('an upload with %s', async (_, archivo, mensaje) => {
    const [n_folio = '', pagada = ''] = await solicitudes(e.db, [{ estado: 'Sin comprobante' }, {}])
    expect(
      await e.pedir('POST', `certificados/${n_folio}/comprobante-pago`, {
        token: s.escolar,
        cuerpo: formulario({ archivoPdf: archivo }),
      }),
    ).toMatchObject({ status: 422, message: mensaje, errors: { archivoPdf: mensaje } })
    expect(
      await e.pedir('POST', `certificados/${pagada}/certificado`, {
        token: s.coordinador,
        cuerpo: formulario({ archivoPdf: archivo }),
      }),
    ).toMatchObject({ status: 422, message: mensaje })
    expect([await estadoDe(n_folio), await estadoDe(pagada)]).toEqual(['Sin comprobante', 'Por emitir'])
  })
  it.each([['{'], [{}], ['']])('a body that is no form: %j', async cuerpo => {
    const { status } = await e.pedir('POST', 'certificados', { token: s.escolar, cuerpo })
    expect([400, 422]).toContain(status)
  })
})

describe('own CUC', () => {
  it('a request is neither asked for, listed nor paid at another one', async () => {
    const vecino = await e.tokenDe('escolar.vecino')
    expect(await solicitar({}, { token: vecino })).toMatchObject({ status: 403, data: undefined })
    const [n_folio = ''] = await solicitudes(e.db, [{ estado: 'Sin comprobante' }])
    expect(await lista('cuc/certificados/escolar', vecino)).toEqual([])
    expect((await enviar(n_folio, 'comprobante-pago', pdf(), { token: vecino })).status).toBe(403)
    expect(await estadoDe(n_folio)).toBe('Sin comprobante')
  })
  it.each(['2026-99999', 'nada', '%00', '%F0%9F%98%80'])('there is no request %s', async n_folio => {
    for (const cual of ['comprobante-pago', 'certificado'] as const)
      expect((await enviar(n_folio, cual)).status).toBe(404)
    expect((await e.pedir('GET', `certificados/${n_folio}`, { token: s.coordinador })).status).toBe(404)
  })
  it('a student with requests stays', async () => {
    await solicitudes(e.db, [{}])
    expect(await e.pedir('DELETE', `estudiantes/${matricula}`, { token: s.escolar })).toMatchObject({
      status: 409,
      message: 'No se puede eliminar porque está en uso: 1 solicitud de certificado',
    })
  })
})

describe('the student of a matrícula', () => {
  const esperado = {
    matricula,
    nombre: 'José Luis Peña Cruz',
    programa: programa.nombre,
    nivel: 'Licenciatura',
    cuc: cuc.nombre,
  }
  const rutas = (de: string) => [`cp/${de}/estado/municipio/colonias`, `estudiantes/${de}/certificado`]
  it('is answered by both paths to the school office and the coordinador, with the pending requests', async () => {
    await solicitudes(e.db, [{ estado: 'Emitido' }, { tipo_certificado: 'Completo' }])
    for (const token of [s.escolar, s.coordinador])
      for (const ruta of rutas(matricula.toLowerCase())) {
        expect(await e.pedir('GET', ruta, { token })).toMatchObject({
          status: 200,
          data: { ...esperado, en_tramite: [{ n_folio: '2026-00002', tipo_certificado: 'Completo' }] },
        })
      }
  })
  it('is «Sin resultados» for nobody, and closed to another CUC and other roles', async () => {
    for (const ruta of rutas('N'.padEnd(18, '0')))
      expect(await e.pedir('GET', ruta, { token: s.escolar })).toMatchObject({ status: 404, message: 'Sin resultados' })
    for (const ruta of rutas(otroEstudiante)) {
      expect((await e.pedir('GET', ruta, { token: s.escolar })).status).toBe(403)
      expect((await e.pedir('GET', ruta, { token: s.coordinador })).status).toBe(200)
      for (const rol of ['administrativo', 'consejero', 'facilitador', 'estudiante'])
        expect((await e.pedir('GET', ruta, { token: await e.tokenDe(rol) })).status).toBe(403)
    }
  })
  it('does not get in the way of postal codes', async () => {
    expect(await e.pedir('GET', 'cp/68770/estado/municipio/colonias', { token: s.escolar })).toMatchObject({
      status: 200,
      data: { estado: { nombre: 'Oaxaca' } },
    })
  })
})
