import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archivos } from '../../server/files/tables.ts'
import { cuerpoConPdf } from '../../server/files/formularioRecibido.ts'
import { tables } from '../../server/university/tables.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { faltasAlAbrir, pdfCortado, soloPdf } from '../../src/domain/archivoPdf.ts'
import type { Servicio } from '../../src/domain/servicioSocial/servicio.ts'
import { grupo } from '../harness/filas.ts'
import { reporteDeGrupo } from '../harness/reporteDeGrupo.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { formulario, id, matricula, oficina, type Oficina } from '../servicioSocial/oficina.ts'
import { en } from '../servicioSocial/ponerServicio.ts'

let o: Oficina
let pagada = ''
let porPagar = ''
let reporte = { generado: '', inicial: '' }
beforeAll(async () => {
  o = await oficina()
  const { clave_grupo } = grupo
  const { id_periodo } = o.claves
  const [otro] = await o.e.db
    .insert(tables.periodos)
    .values({ nombre: '2025-A', fecha_inicio: '2025-02-01', fecha_final: '2025-07-31', periodicidad: 'Semestre' })
    .returning()
  reporte = {
    generado: await reporteDeGrupo(o.e.db, { clave_grupo, id_periodo }),
    inicial: await reporteDeGrupo(o.e.db, { clave_grupo, id_periodo: otro?.id_periodo ?? '' }, 'inicial'),
  }
  ;[porPagar = '', pagada = ''] = await solicitudes(o.e.db, [{ estado: 'Sin comprobante' }, {}])
})
afterAll(() => o.e.cerrar())

type Subida = { quien: string; ruta: string; campo?: string; textos?: Record<string, string>; antes?: Servicio }

const servicio = { id_servicio_social: id, matricula_estudiante: matricula, nombre_fase: 'fase_uno' }

/** Returns each upload as a valid request, in which only the file can be wrong. */
const subidas = (): Record<string, Subida> => ({
  '/api/estudiante/servicio-social/fase/enviar': {
    quien: 'estudiante',
    ruta: 'estudiante/servicio-social/fase/enviar',
    textos: servicio,
    antes: en({ 0: 'aceptado' }),
  },
  '/api/servicio-social/fase/estudiante/actualizar/status': {
    quien: 'escolar',
    ruta: 'servicio-social/fase/estudiante/actualizar/status',
    textos: { ...servicio, status: 'aceptado' },
    antes: en({ 0: 'aceptado', 1: 'enviado' }),
  },
  ...Object.fromEntries(
    (
      [
        ['enviar', 'estudiante', 'pendiente'],
        ['aceptar', 'escolar', 'enviado'],
        ['rechazar', 'escolar', 'enviado'],
      ] as const
    ).map(([paso, quien, estado]) => [
      `/api/serviciosSociales/:key/:fase/${paso}`,
      {
        quien,
        ruta: `serviciosSociales/${id}/fase_uno/${paso}`,
        textos: { comentario: 'Falta la firma' },
        antes: en({ 0: 'aceptado', 1: estado }),
      },
    ]),
  ),
  '/api/bajasTemporales': {
    quien: 'estudiante',
    ruta: 'bajasTemporales',
    campo: 'archivo',
    textos: {
      datos: JSON.stringify({
        motivo: 'Salud',
        explicacion: 'Una operación',
        fecha_inicio: '2026-12-01',
        fecha_final: '2027-06-01',
      }),
    },
  },
  '/api/certificados': { quien: 'escolar', ruta: 'certificados', campo: 'comprobante_pago' },
  '/api/certificados/:key/comprobante-pago': {
    quien: 'escolar',
    ruta: `certificados/${porPagar}/comprobante-pago`,
  },
  '/api/certificados/:key/certificado': { quien: 'coordinador', ruta: `certificados/${pagada}/certificado` },
  '/api/reportes_de_grupos/:key/enviarInicial': {
    quien: 'escolar',
    ruta: `reportes_de_grupos/${reporte.generado}/enviarInicial`,
  },
  '/api/reportes_de_grupos/:key/enviarFinal': {
    quien: 'escolar',
    ruta: `reportes_de_grupos/${reporte.inicial}/enviarFinal`,
  },
  ...Object.fromEntries(
    ['inicio', 'final'].map(cual => [
      `/api/reporte/estado/actualizacion/${cual}`,
      {
        quien: 'escolar',
        ruta: `reporte/estado/actualizacion/${cual}`,
        textos: { clave_grupo: grupo.clave_grupo, id_periodo: o.claves.id_periodo },
      },
    ]),
  ),
})

const muestra = (nombre: string) => readFileSync(new URL(`muestras/${nombre}.pdf`, import.meta.url))
const buena = pdfDeMuestra('Acta', [])
const malas: readonly (readonly [string, Uint8Array, string])[] = [
  ['a picture', Buffer.from('GIF89a'), soloPdf],
  ['its first line alone', Buffer.from('%PDF-1.4\n'), pdfCortado],
  ['its first half', buena.subarray(0, 300), pdfCortado],
  ['a ruin', Buffer.from('%PDF-1.4\nhola\nstartxref\n0\n%%EOF'), faltasAlAbrir.roto],
  ['no page', Buffer.from(buena.toString('latin1').replace('[3 0 R] /Count 1', '[] /Count 0')), faltasAlAbrir.vacio],
  ['a password', muestra('cifrado'), faltasAlAbrir.protegido],
]

test('every upload is known here', () => {
  const rutas = o.e.app.routes.filter(({ handler }) => handler === cuerpoConPdf).map(({ path }) => path)
  expect(rutas.toSorted()).toEqual(Object.keys(subidas()).toSorted())
})

describe('no other way leads into the files', () => {
  const fuentes = readdirSync('server', { recursive: true, withFileTypes: true })
    .filter(entrada => entrada.isFile() && entrada.name.endsWith('.ts'))
    .map(entrada => join(entrada.parentPath, entrada.name).replaceAll('\\', '/'))
    .filter(ruta => !ruta.startsWith('server/seed/'))
  const donde = (que: RegExp) => fuentes.filter(ruta => que.test(readFileSync(ruta, 'utf8'))).toSorted()

  test('a form is read only by the judge of its file and by its fingerprint', () => {
    expect(donde(/\.(parseBody|formData|blob|arrayBuffer)\(/)).toEqual([
      /* A spreadsheet: its rows are read, and the file is not stored. */
      'server/crud/import/receive.ts',
      /* Files read back from the store, checked when they came in. */
      'server/files/fileStore.ts',
      'server/files/formularioRecibido.ts',
      /* Waits for a small body to arrive; the call itself reads it. */
      'server/http/withinCapacity.ts',
      'server/idempotency/namedCall.ts',
    ])
  })

  test('files are stored in one place', () => {
    expect(donde(/\.insert\(archivos\)[^}]*contenido/)).toEqual(['server/files/storeFile.ts'])
  })
})

describe('a file that does not open is refused in every upload, and nothing is kept', () => {
  test.each(malas)('%s', async (_, contenido, falta) => {
    for (const { quien, ruta, campo = 'archivoPdf', textos = {}, antes } of Object.values(subidas())) {
      if (antes) await o.poner(antes)
      const guardados = await o.e.db.$count(archivos)
      const cuerpo = formulario(textos)
      cuerpo.set(campo, new File([Uint8Array.from(contenido)], 'acta.pdf', { type: 'application/pdf' }))
      const { status, errors } = await o.e.pedir('POST', ruta, { token: o.tokens.get(quien), cuerpo })
      expect([ruta, status, errors?.[campo]]).toEqual([ruta, 422, falta])
      expect(await o.e.db.$count(archivos)).toBe(guardados)
    }
  })
})
