import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, grupo, persona } from '../harness/filas.ts'
import { otroCuc, otroGrupo, periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
})
beforeEach(async () => {
  await e.db.execute(sql`truncate clases cascade`)
})
afterAll(() => e.cerrar())

const leer = async (rol: string, cual = cuc.clave) => {
  const ruta = `choques?cuc=${cual}&periodo=${claves.id_periodo}`
  const { status, texto } = await e.pedir('GET', ruta, { token: await e.tokenDe(rol) })
  expect(status).toBe(200)
  const { choques, mas }: { choques: { por: string; id_clase: string; texto: string }[]; mas: boolean } =
    JSON.parse(texto).data
  return { choques, mas }
}

it('the clashes of a campus are told once each, to the coordinador and to the office of that campus alone', async () => {
  const distintos = { clave_grupo: otroGrupo.clave_grupo, salon: 'Z9' }
  await clase(e.db, claves)
  await clase(e.db, claves, { cambios: distintos })
  await clase(e.db, claves, {
    cambios: { matricula: persona('G').matricula, hora_inicio: '18:00', hora_final: '19:00' },
  })
  for (const [rol, cual] of [
    ['coordinador', cuc.clave],
    ['escolar', cuc.clave],
    ['escolar.vecino', otroCuc.clave],
  ] as const) {
    const { choques, mas } = await leer(rol, cual)
    expect([rol, choques.map(({ por }) => por), mas]).toEqual([rol, ['facilitador'], false])
  }
  expect(await leer('escolar', otroCuc.clave)).toEqual({ choques: [], mas: false })
})

it('clashes of a student with classes of two groups are told from the class of the other group, once', async () => {
  const [ana = '', luz = ''] = await alumnos(e.db, claves, 2, { letra: 'C' })
  const otro = { ...grupo, clave_grupo: 'COM-1B', nombre: 'Primero B' }
  await e.db.insert(tables.grupos).values(otro).onConflictDoNothing()
  await clase(e.db, claves, { matriculas: [ana, luz] })
  const cambios = { clave_grupo: otro.clave_grupo, matricula: persona('G').matricula, salon: 'Z9' }
  const ajena = await clase(e.db, claves, { matriculas: [ana], cambios })
  await clase(e.db, claves, { matriculas: [luz], cambios: { ...cambios, hora_inicio: '10:30', hora_final: '11:30' } })
  const { choques } = await leer('escolar')
  expect(choques.map(({ por, id_clase, texto }) => [por, id_clase, texto])).toEqual([
    ['estudiantes', ajena, expect.stringMatching(/^Ana PérezC000 Cruz cursa ya .*lunes y miércoles 09:00–10:30/)],
  ])
})

it('clashes of former periods, which nobody asks for, take no place among the first', async () => {
  const [antes] = await e.db
    .insert(tables.periodos)
    .values({ ...periodo, nombre: '2020-B', fecha_inicio: '2020-08-01', fecha_final: '2021-01-31' })
    .returning()
  const una = await clase(e.db, claves)
  const [modelo] = await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, una))
  if (!modelo || !antes) throw new Error('no class')
  const pasadas = Array.from({ length: 1100 }, () => ({
    ...modelo,
    id_clase: randomUUID(),
    id_periodo: antes.id_periodo,
  }))
  await e.db.insert(tables.clases).values(pasadas)
  expect(await leer('escolar')).toEqual({ choques: [], mas: false })
  const otro = { ...grupo, clave_grupo: 'COM-1B', nombre: 'Primero B' }
  await e.db.insert(tables.grupos).values(otro).onConflictDoNothing()
  await clase(e.db, claves, { cambios: { clave_grupo: otro.clave_grupo, matricula: persona('G').matricula } })
  const { choques, mas } = await leer('escolar')
  expect([choques.map(({ por }) => por), mas]).toEqual([['salon'], false])
  await e.db.execute(sql`truncate clases cascade`)
  await e.db.delete(tables.periodos).where(eq(tables.periodos.id_periodo, antes.id_periodo))
})

it('of very many clashes the first are told, none twice, and that there are more', async () => {
  for (let cuantas = 0; cuantas < 35; cuantas += 1) await clase(e.db, claves)
  const { choques, mas } = await leer('escolar')
  expect(mas).toBe(true)
  expect(choques.length).toBeGreaterThan(400)
  expect(choques.length).toBeLessThanOrEqual(1000)
})

it('places to look at are those that have classes, the newest period first, and of other campuses the office hears nothing', async () => {
  const lugaresDe = async (rol: string) => {
    const { status, texto } = await e.pedir('GET', 'choques/lugares', { token: await e.tokenDe(rol) })
    expect(status).toBe(200)
    const { data }: { data: { clave_cuc: string; periodo: string }[] } = JSON.parse(texto)
    return data.map(({ clave_cuc, periodo: cual }) => [clave_cuc, cual])
  }
  const otros = await e.db
    .insert(tables.periodos)
    .values([
      { ...periodo, nombre: '2020-B' },
      { ...periodo, nombre: '2020-A' },
    ])
    .returning()
  await clase(e.db, claves)
  await clase(e.db, claves, { cambios: { clave_grupo: otroGrupo.clave_grupo } })
  const deMas = await Promise.all(otros.map(async ({ id_periodo }) => clase(e.db, claves, { cambios: { id_periodo } })))
  const propios = ['2020-A', '2020-B', periodo.nombre].map(cual => [cuc.clave, cual])
  const ajenos = [[otroCuc.clave, periodo.nombre]]
  const ordenados = (lugares: readonly (readonly string[])[]) => lugares.map(lugar => lugar.join(' ')).toSorted()
  expect(ordenados(await lugaresDe('coordinador'))).toEqual(ordenados([...propios, ...ajenos]))
  expect(await lugaresDe('escolar')).toEqual(propios)
  expect(await lugaresDe('escolar.vecino')).toEqual(ajenos)
  await e.db.delete(tables.clases).where(inArray(tables.clases.id_clase, deMas))
  expect(await lugaresDe('escolar')).toEqual([[cuc.clave, periodo.nombre]])
})
