import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { estudiante } from '../harness/filas.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { ventanilla } from './ventanilla.ts'

const { e, s, vaciar, solicitar, enviar, lista } = await ventanilla()
afterAll(() => e.cerrar())
beforeEach(async () => {
  await vaciar()
  await e.db.delete(avisos)
})

const comentario = 'El comprobante es de otra persona'
const negar = (token = s.coordinador, cuerpo: object = { comentario }) =>
  e.pedir('POST', 'certificados/2026-00001/noProcede', { token, cuerpo })

it('a request that cannot be issued is ended with its reason, told to office and student, and asked for anew', async () => {
  await solicitar()
  expect((await solicitar()).status).toBe(409)
  expect(await negar()).toMatchObject({
    status: 200,
    data: { estado: 'No procede', turno: null, vence: null },
  })

  expect(await lista('certificados/por-emitir')).toEqual([])
  const estudianteFirmado = await e.tokenDe('estudiante')
  const vistas = [
    ...(await lista()),
    ...(await lista('licenciatura/estudiantes/certificado')),
    ...(await lista('estudiante/certificados', estudianteFirmado)),
  ]
  expect(vistas.map(({ n_folio, estado }) => [n_folio, estado])).toEqual(Array(3).fill(['2026-00001', 'No procede']))
  expect((await lista())[0].certificados).toEqual({
    url_recibo: expect.stringContaining('firma='),
    url_certificado: null,
  })
  expect(
    await e.db
      .select({ rol: avisos.rol, asunto: avisos.asunto, texto: avisos.texto, direccion: avisos.direccion })
      .from(avisos)
      .orderBy(asc(avisos.id)),
  ).toEqual(
    expect.arrayContaining([
      {
        rol: 'escolar',
        asunto: 'Certificado 2026-00001: no procede',
        texto: `La coordinación académica no emitirá el certificado Parcial de José Luis Peña Cruz. Puede solicitarlo de nuevo, ya corregido.\n«${comentario}»`,
        direccion: '/certificados/2026-00001',
      },
      {
        rol: 'estudiante',
        asunto: 'Su certificado Parcial no procede',
        texto: `La coordinación académica no lo emitirá con el folio 2026-00001. Servicios escolares de su CUC puede solicitarlo de nuevo.\n«${comentario}»`,
        direccion: '/certificados/2026-00001',
      },
    ]),
  )
  const linea = JSON.parse((await e.pedir('GET', 'certificados/2026-00001/pasos', { token: s.escolar })).texto).data
  expect(linea.pasos.at(-1)).toMatchObject({ a: 'No procede', comentario, autor: 'Citlali Ortiz Muñoz' })

  expect(
    (await e.pedir('GET', `estudiantes/${estudiante.matricula}/certificado`, { token: s.escolar })).data,
  ).toMatchObject({
    en_tramite: [],
  })
  expect((await solicitar()).data.n_folio).toBe('2026-00002')
  expect((await solicitar()).message).toContain('2026-00002')
})

it('is refused without a reason, to every other role, and of a request that is not to be issued; nothing is issued after', async () => {
  await solicitudes(e.db, [{}])
  const falta = 'El motivo del rechazo es requerido'
  expect(await negar(s.coordinador, {})).toMatchObject({ status: 422, errors: { comentario: falta } })
  for (const rol of ['escolar', 'estudiante', 'consejero']) expect((await negar(await e.tokenDe(rol))).status).toBe(403)
  expect((await negar()).status).toBe(200)
  expect(await enviar('2026-00001', 'certificado')).toMatchObject({ status: 409, message: 'La solicitud no procede' })
  expect(await enviar('2026-00001', 'comprobante-pago')).toMatchObject({
    status: 409,
    message: 'El comprobante de pago ya fue enviado y no se puede modificar',
  })
  await vaciar()
  await solicitudes(e.db, [{ estado: 'Emitido' }])
  expect((await negar()).status).toBe(409)
  const [fila] = await e.db.select().from(tables.certificados).where(eq(tables.certificados.n_folio, '2026-00001'))
  expect(fila?.estado).toBe('Emitido')
})
