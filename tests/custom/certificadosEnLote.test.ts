import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archivos } from '../../server/files/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let folios: string[] = []
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  folios = await solicitudes(e.db, [{}, { tipo_certificado: 'Completo' }, { estado: 'Emitido' }, {}])
})
afterAll(() => e.cerrar())

const pdf = (nombre: string) => ({ nombre, contenido: pdfDeMuestra(nombre, []).toString('base64') })
const emitir = async (rol: string, nombrados: readonly object[], mas: object = {}, list = 'porEmitirDeTodos') => {
  const cuerpo = { list, ids: folios, values: { archivos: nombrados }, ...mas }
  const token = await e.tokenDe(rol)
  const { texto, status } = await e.pedir('POST', 'lotes/certificados/emitir', { token, cuerpo })
  return { status, ...JSON.parse(texto) }
}
const estados = async () =>
  (await e.db.select().from(tables.certificados).orderBy(tables.certificados.n_folio)).map(({ estado }) => estado)

it('a file of a matrícula is not issued for two requests of that student', async () => {
  const [primera = '', segunda = ''] = folios
  const ids = [primera, segunda]
  const nombre = `${estudiante.matricula}.pdf`
  const { data } = await emitir('coordinador', [pdf(nombre)], { ids, preview: true })
  expect(data).toMatchObject({ cambian: 0, impedidos: 2 })
  expect(data.motivos).toMatchObject([
    {
      motivo: `«${nombre}» puede ser de ${primera} o de ${segunda}: nómbrelo solo con el folio que le corresponde`,
      cuantos: 2,
    },
  ])
  const cadaUna = ids.map(folio => pdf(`${folio} ${estudiante.matricula}.pdf`))
  expect((await emitir('coordinador', cadaUna, { ids, preview: true })).data).toMatchObject({ cambian: 2 })
  expect((await emitir('coordinador', cadaUna, { ids: [primera], preview: true })).status).toBe(422)
})

it('requests are emitted with the file that bears their folio; the preview says which have none, and writes nothing', async () => {
  const [primera = '', segunda = '', emitida = '', sinArchivo = ''] = folios
  const suyos = [pdf(`Certificado ${primera}.pdf`), pdf(`${segunda}_firmado.PDF`)]
  const guardados = await e.db.$count(archivos)
  const { data } = await emitir('coordinador', suyos, { preview: true }, 'deLicenciatura')
  expect(data).toMatchObject({ total: 4, cambian: 2, impedidos: 2 })
  expect(data.motivos).toEqual([
    { motivo: 'no está por emitir', cuantos: 1, quienes: [{ id: emitida, titulo: emitida }] },
    {
      motivo: 'Ningún archivo lleva en su nombre su folio ni su matrícula',
      cuantos: 1,
      quienes: [{ id: sinArchivo, titulo: sinArchivo }],
    },
  ])
  expect([await estados(), await e.db.$count(archivos)]).toEqual([
    ['Por emitir', 'Por emitir', 'Emitido', 'Por emitir'],
    guardados,
  ])
  const hecho = await emitir('coordinador', suyos, { huella: data.huella }, 'deLicenciatura')
  expect(hecho.data).toMatchObject({ cambian: 2, deshacer: false })
  expect(await estados()).toEqual(['Emitido', 'Emitido', 'Emitido', 'Por emitir'])
  const contado = await e.db.select().from(historial).where(eq(historial.lote, hecho.data.lote))
  expect(contado.map(({ clave, despues }) => [clave, despues?.certificado]).toSorted()).toEqual([
    [primera, `Certificado ${primera}.pdf`],
    [segunda, `${segunda}_firmado.pdf`],
  ])
})

it('a matrícula will do; two files for one request leave it, and a file of nobody refuses all', async () => {
  const [, , , libre = ''] = folios
  const porMatricula = pdf(`${estudiante.matricula}.pdf`)
  expect((await emitir('coordinador', [porMatricula], { preview: true })).data.cambian).toBe(1)
  const dos = await emitir('coordinador', [porMatricula, pdf(`${libre}.pdf`)], { preview: true })
  expect(dos.data.motivos).toMatchObject([{ motivo: 'Más de un archivo lleva en su nombre su folio o su matrícula' }])
  expect(await emitir('coordinador', [pdf(`${libre}.pdf`), pdf('acta.pdf')], { preview: true })).toMatchObject({
    status: 422,
    message: '«acta.pdf» no es de ninguna de las solicitudes elegidas que están por emitir',
  })
  const sigue = pdf(`${libre}7.pdf`)
  expect((await emitir('coordinador', [sigue], { preview: true })).status).toBe(422)
})

it('a file that is no PDF is reported, an empty selection is refused, and only one role issues', async () => {
  const [, , , libre = ''] = folios
  const texto = { nombre: `${libre}.pdf`, contenido: Buffer.from('hola').toString('base64') }
  const { data } = await emitir('coordinador', [texto], { preview: true })
  expect(data).toMatchObject({ cambian: 0, motivos: [{ motivo: 'Solo se permiten archivos PDF' }] })
  expect(await emitir('coordinador', [], { preview: true })).toMatchObject({
    status: 422,
    message: 'Seleccione los certificados en PDF',
  })
  expect((await emitir('escolar', [texto], { preview: true }, 'deMiCuc')).status).toBe(403)
})
