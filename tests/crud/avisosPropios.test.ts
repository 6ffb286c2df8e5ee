import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { actividad, sesiones, usuarios } from '../../server/auth/tables.ts'
import { tell } from '../../server/crud/notices/tell.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { avisos, elecciones_de_avisos as elecciones } from '../../server/university/notices.ts'
import { ritmoUsual } from '../../src/domain/avisos/ritmos.ts'
import { roles } from '../../src/domain/roles.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { correoDe } from '../harness/reparto.ts'

let e: Escena
const tokens = new Map<string, string>()
beforeAll(async () => {
  e = await escena()
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
beforeEach(async () => {
  await e.repartido()
  await e.db.delete(avisos)
  await e.db.delete(elecciones)
})
afterAll(() => e.cerrar())

type Leido = { id: number; asunto: string; leido: string | null }
const de = (rol: string) => ({ token: tokens.get(rol) })
const decir = (role: (typeof roles)[number], subject: string) =>
  inTransaction(e.db, tx => tell(tx, e.opciones, { to: { role, everywhere: true }, subject, text: 'Texto.' }))
const pagina = async (rol: string, n = 1): Promise<{ avisos: Leido[]; hayMas: boolean }> =>
  JSON.parse((await e.pedir('GET', `avisos?pagina=${n}`, de(rol))).texto).data
const sinLeer = async (rol: string) => (await e.pedir('GET', 'avisos/estado', de(rol))).data.sinLeer

describe('the bell of a person', () => {
  it.each(roles)('%s reads the own notices and nobody else theirs', async rol => {
    await decir(rol, 'Para usted')
    for (const cada of roles) {
      expect(await sinLeer(cada)).toBe(cada === rol ? 1 : 0)
      expect((await pagina(cada)).avisos.map(({ asunto }) => asunto)).toEqual(cada === rol ? ['Para usted'] : [])
    }
  })

  it('nobody marks those of another', async () => {
    await decir('escolar', 'De la oficina')
    const [suyo] = (await pagina('escolar')).avisos
    for (const rol of roles.filter(cada => cada !== 'escolar')) {
      expect((await e.pedir('PUT', `avisos/${suyo?.id}/leido`, { ...de(rol), cuerpo: {} })).status).toBe(404)
      const todos = { ...de(rol), cuerpo: { hasta: suyo?.id, usuario_id: 'otro' } }
      expect((await e.pedir('POST', 'avisos/leidos', todos)).status).toBe(200)
    }
    expect(await sinLeer('escolar')).toBe(1)
    expect(await e.pedir('PUT', `avisos/${suyo?.id}/leido`, { ...de('escolar'), cuerpo: {} })).toMatchObject({
      status: 200,
      message: '',
      data: { id: suyo?.id },
    })
    expect(await sinLeer('escolar')).toBe(0)
  })

  it.each(['0', '-1', 'X', '1.5', '99999999999999999999', "1'"])('%s is no notice', async id => {
    expect(
      await e.pedir('PUT', `avisos/${encodeURIComponent(id)}/leido`, { ...de('escolar'), cuerpo: {} }),
    ).toMatchObject({ status: 404, message: 'No se encontró el aviso' })
  })

  it.each([0, -1, 1.5, 'X', 2 ** 60])('up to %s nothing is marked', async hasta => {
    const { status, errors } = await e.pedir('POST', 'avisos/leidos', { ...de('escolar'), cuerpo: { hasta } })
    expect([status, Object.keys(errors ?? {})]).toEqual([422, ['hasta']])
    if (hasta !== 2 ** 60) expect(errors).toEqual({ hasta: 'Indique el aviso' })
  })

  it('counts a hundred unread at most, and names twenty of them, each with its subject', async () => {
    await Promise.all(Array.from({ length: 101 }, (_, n) => decir('escolar', `Aviso ${n}`)))
    const { texto } = await e.pedir('GET', 'avisos/estado', de('escolar'))
    const { sinLeer: cuantos, recientes } = JSON.parse(texto).data
    expect([cuantos, recientes.length, Object.keys(recientes[0])]).toEqual([100, 20, ['id', 'entidad']])
    expect(recientes.map(({ id }: Leido) => id)).toEqual(
      recientes.map(({ id }: Leido) => id).toSorted((uno: number, otro: number) => otro - uno),
    )
    const leidos = await e.pedir('POST', 'avisos/leidos', { ...de('escolar'), cuerpo: { hasta: recientes[0].id } })
    expect([leidos.status, leidos.message]).toEqual([200, 'Avisos marcados como leídos'])
    expect(await sinLeer('escolar')).toBe(0)
  })

  it('unread first, the newest first, page by page', async () => {
    for (let n = 1; n <= 20; n += 1) await decir('consejero', `Aviso ${n}`)
    expect(await pagina('consejero')).toMatchObject({ hayMas: false, avisos: { length: 20 } })
    for (let n = 21; n <= 25; n += 1) await decir('consejero', `Aviso ${n}`)
    const primera = await pagina('consejero')
    expect([primera.avisos.length, primera.hayMas, primera.avisos[0]?.asunto]).toEqual([20, true, 'Aviso 25'])
    await e.pedir('PUT', `avisos/${primera.avisos[0]?.id}/leido`, { ...de('consejero'), cuerpo: {} })
    expect((await pagina('consejero')).avisos[0]?.asunto).toBe('Aviso 24')
    const segunda = await pagina('consejero', 2)
    expect([segunda.avisos.length, segunda.hayMas, segunda.avisos.at(-1)?.asunto]).toEqual([5, false, 'Aviso 25'])
    for (const n of ['0', 'X', '1.5'])
      expect(await e.pedir('GET', `avisos?pagina=${n}`, de('consejero'))).toMatchObject({
        status: 422,
        errors: { pagina: 'Indique la página' },
      })
  })

  it('marks all at once only up to the last one seen, and keeps the times of reading', async () => {
    await decir('estudiante', 'Visto')
    const [visto] = (await pagina('estudiante')).avisos
    await decir('estudiante', 'Llegó después')
    await e.pedir('POST', 'avisos/leidos', { ...de('estudiante'), cuerpo: { hasta: visto?.id } })
    expect(await sinLeer('estudiante')).toBe(1)
    const antes = (await pagina('estudiante')).avisos.find(({ id }) => id === visto?.id)?.leido
    e.pasan(1)
    await e.pedir('PUT', `avisos/${visto?.id}/leido`, { ...de('estudiante'), cuerpo: {} })
    expect((await pagina('estudiante')).avisos.find(({ id }) => id === visto?.id)?.leido).toBe(antes)
  })
})

describe('the pace of mails', () => {
  it.each(roles)('%s reads the default of the role, chooses, and keeps it', async rol => {
    const usual = ritmoUsual[rol]
    expect((await e.pedir('GET', 'avisos/ritmo', de(rol))).data).toEqual({ ritmo: usual, usual })
    const { status, data, message } = await e.pedir('PUT', 'avisos/ritmo', { ...de(rol), cuerpo: { ritmo: 'nunca' } })
    expect([status, message, data]).toEqual([200, 'Preferencia guardada correctamente', { ritmo: 'nunca', usual }])
    expect((await e.pedir('GET', 'avisos/ritmo', de(rol))).data).toEqual({ ritmo: 'nunca', usual })
  })

  it.each([{}, { ritmo: 'cada hora' }, { ritmo: null }])('refuses %j and changes nothing', async cuerpo => {
    const { status, errors } = await e.pedir('PUT', 'avisos/ritmo', { ...de('escolar'), cuerpo })
    expect([status, errors]).toEqual([422, { ritmo: 'Elija cada cuánto quiere recibir correos' }])
    expect(await e.db.$count(elecciones)).toBe(0)
  })

  it('cancels the mail of waiting notices when mails are turned off', async () => {
    await decir('escolar', 'En espera')
    await e.pedir('PUT', 'avisos/ritmo', { ...de('escolar'), cuerpo: { ritmo: 'nunca' } })
    const [suyo] = await e.db
      .select({ correo: avisos.correo })
      .from(avisos)
      .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
      .where(eq(usuarios.email, correoDe('escolar')))
    expect(suyo).toEqual({ correo: 'ninguno' })
  })
})

describe('the list of notices since the last visit', () => {
  const novedades = async (token: string): Promise<{ desde: string | null; total: number; avisos: Leido[] }> =>
    JSON.parse((await e.pedir('GET', 'avisos/novedades', { token })).texto).data
  const asuntos = ({ avisos: dichos }: { avisos: Leido[] }) => dichos.map(({ asunto }) => asunto)

  it('is nothing before there was one; then what is unread since it began to end, and only the own', async () => {
    await e.db.delete(actividad)
    await e.db.delete(sesiones)
    const primera = await e.tokenDe('consejero')
    expect(await novedades(primera)).toEqual({ desde: null, total: 0, avisos: [] })
    await e.pasan(60)
    await decir('consejero', 'De antes')
    await e.pasan(60)
    await e.pedir('DELETE', 'logout', { token: primera })
    await e.pasan(60)
    for (let n = 1; n <= 7; n += 1) await decir('consejero', `Nuevo ${n}`)
    await decir('escolar', 'De otra persona')
    await e.pasan(60)
    const segunda = await e.tokenDe('consejero')
    const vistas = await novedades(segunda)
    expect([vistas.total, asuntos(vistas)]).toEqual([7, ['Nuevo 7', 'Nuevo 6', 'Nuevo 5', 'Nuevo 4', 'Nuevo 3']])
    await e.pedir('PUT', `avisos/${vistas.avisos[0]?.id}/leido`, { token: segunda, cuerpo: {} })
    expect(asuntos(await novedades(segunda))[0]).toBe('Nuevo 6')
  })
})
