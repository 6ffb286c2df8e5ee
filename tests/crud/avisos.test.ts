import { eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { remind } from '../../server/crud/notices/remind.ts'
import { tell, type Notice } from '../../server/crud/notices/tell.ts'
import { inTransaction } from '../../server/db/inTransaction.ts'
import { correos } from '../../server/mail/tables.ts'
import { avisos, elecciones_de_avisos as elecciones } from '../../server/university/notices.ts'
import { roles } from '../../src/domain/roles.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante } from '../harness/filas.ts'
import { correoDe } from '../harness/reparto.ts'
import { otroCuc, otroEstudiante, vecinos } from '../harness/vecinos.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
})
beforeEach(async () => {
  await e.repartido()
  e.buzon.llegados.splice(0)
  await e.db.delete(avisos)
  await e.db.delete(correos)
  await e.db.delete(elecciones)
  await e.db.update(usuarios).set({ activo: true })
})
afterAll(() => e.cerrar())

const aviso = { subject: 'Reporte rechazado', text: 'Falta la firma.' }
const decir = (mas: Omit<Notice, 'subject' | 'text'>) =>
  inTransaction(e.db, tx => tell(tx, e.opciones, { ...aviso, ...mas }))
const quienes = async () =>
  (await e.db.select({ email: usuarios.email }).from(avisos).innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id)))
    .map(({ email }) => email.replace('@demo.cuc.mx', ''))
    .toSorted()
const idDe = async (rol: string) =>
  (
    await e.db
      .select({ id: usuarios.id })
      .from(usuarios)
      .where(eq(usuarios.email, correoDe(rol)))
  )[0]?.id ?? ''

describe('the readers of a notice', () => {
  it.each(['consejero', 'escolar', 'estudiante'] as const)('%s of a campus, never of another one', async role => {
    expect(await decir({ to: { role, place: cuc.clave } })).toBe(1)
    expect(await quienes()).toEqual([role])
    await e.db.delete(avisos)
    await decir({ to: { role, place: otroCuc.clave } })
    expect(await quienes()).toEqual([`${role}.vecino`])
  })

  it('a facilitador at the campuses of their classes', async () => {
    await decir({ to: { role: 'facilitador', place: otroCuc.clave } })
    expect(await quienes()).toEqual([])
    await decir({ to: { role: 'facilitador', place: cuc.clave } })
    expect(await quienes()).toEqual(['facilitador'])
  })

  it('a role of the whole university, at any campus; no role of a missing campus', async () => {
    await decir({ to: { role: 'coordinador', place: cuc.clave } })
    expect(await quienes()).toEqual(['coordinador'])
    await e.db.delete(avisos)
    for (const role of ['consejero', 'escolar', 'estudiante', 'facilitador'] as const)
      expect(await decir({ to: { role, place: '' } })).toBe(0)
  })

  it('a role everywhere only where it is said', async () => {
    await decir({ to: { role: 'escolar', everywhere: true } })
    expect(await quienes()).toEqual(['escolar', 'escolar.vecino'])
  })

  it('persons by the key of their record, and accounts by theirs, each once', async () => {
    const to = [
      { people: 'estudiantes', keys: [estudiante.matricula, otroEstudiante, 'NADIE'] },
      { accounts: [await idDe('estudiante'), await idDe('consejero')] },
    ]
    expect(await decir({ to })).toBe(3)
    expect(await quienes()).toEqual(['consejero', 'estudiante', 'estudiante.vecino'])
  })

  it('not the author, nobody inactive, and nobody at all without an audience', async () => {
    await e.db
      .update(usuarios)
      .set({ activo: false })
      .where(inArray(usuarios.email, [correoDe('consejero')]))
    const to = roles.map(role => ({ role, place: cuc.clave }))
    await decir({ to, except: [await idDe('escolar')] })
    expect(await quienes()).toEqual(['administrativo', 'coordinador', 'estudiante', 'facilitador'])
    expect(await decir({ to: [] })).toBe(0)
    await expect(decir({ to: { people: 'periodos', keys: ['1'] } })).rejects.toThrow(
      'nobody signs in as «periodos»: its records cannot be told',
    )
  })
})

describe('the transaction of a notice', () => {
  it('tells nothing after a rollback, neither here nor by mail', async () => {
    const fallida = inTransaction(e.db, async tx => {
      await tell(tx, e.opciones, { ...aviso, to: { role: 'estudiante', everywhere: true } })
      throw new Error('no se pudo')
    })
    await expect(fallida).rejects.toThrow('no se pudo')
    expect([await e.db.$count(avisos), await e.db.$count(correos)]).toEqual([0, 0])
    await e.repartido()
    expect(e.buzon.llegados).toEqual([])
  })

  it('mails at once the accounts with that choice, as text and HTML with one link to the very record', async () => {
    const about = { resource: 'serviciosSociales', key: '7 a/b' }
    await decir({ to: { people: 'estudiantes', keys: [estudiante.matricula] }, about })
    await e.repartido()
    const [correo] = e.buzon.llegados
    expect(e.buzon.llegados).toHaveLength(1)
    expect(correo).toMatchObject({ para: correoDe('estudiante'), asunto: aviso.subject })
    const enlace = 'https://escuela.mx/serviciosSociales/7%20a%2Fb'
    for (const cuerpo of [correo?.texto, correo?.html])
      expect([cuerpo?.includes(aviso.text), cuerpo?.split(enlace).length]).toEqual([true, 2])
    const [fila] = await e.db.select().from(avisos)
    expect(fila).toMatchObject({
      rol: 'estudiante',
      entidad: about.resource,
      clave: about.key,
      correo: 'dicho',
      leido: null,
    })
    const [enviado] = await e.db.select().from(correos)
    expect([enviado?.texto, enviado?.html, enviado?.enviado]).toEqual([null, null, e.reloj.ahora])
  })

  it.each([
    ['al_momento', 'dicho', 1],
    ['diario', 'en_espera', 0],
    ['semanal', 'en_espera', 0],
    ['nunca', 'ninguno', 0],
  ] as const)('an account with «%s» is mailed as chosen', async (ritmo, correo, cuantos) => {
    await e.db.insert(elecciones).values({ usuario_id: await idDe('escolar'), ritmo })
    await decir({ to: { role: 'escolar', place: cuc.clave } })
    expect((await e.db.select().from(avisos))[0]).toMatchObject({ correo })
    expect(await e.db.$count(correos)).toBe(cuantos)
  })

  it('leaves no mail where another mail tells the same, and escapes texts in HTML', async () => {
    const to = { people: 'estudiantes', keys: [estudiante.matricula] }
    await decir({ to, mail: false })
    expect(await e.db.$count(correos)).toBe(0)
    await inTransaction(e.db, tx =>
      tell(tx, e.opciones, { to, subject: 'A', text: '<img src=x onerror="alert(1)"> & más' }),
    )
    await e.repartido()
    expect(e.buzon.llegados[0]?.html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; más')
  })
})

describe('reminders', () => {
  const to = { role: 'facilitador', everywhere: true } as const
  const recordar = (what: string) => inTransaction(e.db, tx => remind(tx, e.opciones, { ...aviso, to, what }))

  it('the same once a day, also when many ask at the same moment', async () => {
    const veces = await Promise.all(Array.from({ length: 20 }, () => recordar('sin calificar')))
    expect(veces.reduce((suma, vez) => suma + vez)).toBe(1)
    expect(await recordar('reportes')).toBe(1)
    e.pasan(24 * 60)
    expect(await recordar('sin calificar')).toBe(1)
    expect(await e.db.$count(avisos)).toBe(3)
  })

  it('for nobody mark no notice as read', async () => {
    const pendientes = () => e.db.$count(avisos, isNull(avisos.leido))
    await recordar('sin calificar')
    e.pasan(24 * 60)
    const antes = await pendientes()
    expect(antes).toBeGreaterThan(0)
    const aNadie = { ...aviso, to: [], what: 'sin calificar' }
    expect(await inTransaction(e.db, tx => remind(tx, e.opciones, aNadie))).toBe(0)
    expect(await pendientes()).toBe(antes)
  })
})
