import { eq, or, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { joinsOf } from '../../server/crud/read/joinsOf.ts'
import { joinTables, leftJoins } from '../../server/crud/read/joinTables.ts'
import { readPlanOf } from '../../server/crud/read/readPlan.ts'
import { referringTo } from '../../server/crud/read/referringTo.ts'
import { storedRecordOf, storedRecordsOf } from '../../server/crud/read/storedRecord.ts'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { via } from '../../src/schema/fields.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import { cuc, estudiante } from '../harness/filas.ts'
import { nodosDe } from '../harness/planDeSentencia.ts'
import { otroEstudiante } from '../harness/vecinos.ts'
import { pocasFilas, type PocasFilas } from './pocasFilas.ts'

let e: PocasFilas
let client: pg.Client
beforeAll(async () => {
  e = await pocasFilas()
  client = new pg.Client(e.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await e.cerrar()
})

type Dicha = { text: string; values: unknown }
type Nodo = { 'Node Type': string; 'Index Name'?: string; Plans?: readonly Nodo[] }

/** Returns the node types and indexes of a statement's plan with these ways disabled. PostgreSQL still uses a disabled one when there is no other. */
const sin = async (ways: readonly string[], { text, values }: Dicha) => {
  await client.query('begin')
  for (const way of ways) await client.query(`set local enable_${way} = off`)
  const { rows } = await client
    .query(`explain (format json) ${text}`, Array.isArray(values) ? values : [])
    .finally(() => client.query('rollback'))
  const nodos = nodosDe<Nodo>(rows[0]['QUERY PLAN'][0].Plan)
  return { formas: nodos.map(each => each['Node Type']), indices: nodos.flatMap(each => each['Index Name'] ?? []) }
}

/** Returns the statements of a list that match `empieza`. */
const dichas = async (rol: string, ruta: string, consulta: object, empieza: RegExp) => {
  const { sentencias } = await tiempoDeBase(async () => void (await e.rows(rol, ruta, consulta)))
  return sentencias.filter(({ text }) => empieza.test(text))
}

describe('a page can be read in the order of', () => {
  const llaves = /^select ("estudiantes"\.)?"matricula" from "estudiantes"/
  it.each([
    ['coordinador', 'estudiantes', 'nombreC', 'estudiantes_por_nombreC'],
    ['coordinador', 'estudiantes', 'semestre', 'estudiantes_por_semestre'],
    ['coordinador', 'estudiantes', 'estatus', 'estudiantes_por_estatus'],
    ['coordinador', 'estudiantes', 'clave_grupo', 'grupos_orden'],
    ['coordinador', 'estudiantes', 'clave_programa', 'programas_orden'],
    ['escolar', 'cuc/estudiantes/escolar', 'clave_grupo', 'grupos_orden'],
    ['escolar', 'cuc/estudiantes/escolar', 'clave_programa', 'programas_orden'],
  ])('%s, %s, %s: from %s', async (rol, ruta, orden, indice) => {
    const [suya, ...mas] = await dichas(rol, ruta, { range: [0, 9], sort: [orden, 'ASC'] }, llaves)
    if (!suya || mas.length) throw new Error('one statement asks for the keys of a page')
    const { formas, indices } = await sin(['sort', 'seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'], suya)
    expect(formas).not.toContain('Sort')
    expect(indices).toContain(indice)
  })
})

describe('rows of a searched record', () => {
  const deMaterias = /^select "id_materia" from "materias"/
  const buscadas = (q: string) => dichas('coordinador', 'asignaturas', { filter: { q } }, deMaterias)
  const grande = (filas: number) =>
    e.db.execute(
      sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', name, 'reltuples', ${filas}::real)
        from unnest(array['materias', 'clases']) name`,
    )

  it('are found by an index of those, and of their own', async () => {
    const [materias] = await buscadas('saberes')
    const [pocas] = await buscadas('sa')
    if (!materias || !pocas) throw new Error('no statement')
    expect((await sin(['seqscan'], materias)).indices).toEqual(['materias_busqueda'])
    expect((await sin(['seqscan'], pocas)).indices).toEqual([])
    const [personas] = await dichas(
      'coordinador',
      'asignaturas',
      { filter: { q: 'magdalena' } },
      /^select "matricula" from "facilitadores"/,
    )
    if (!personas) throw new Error('no statement')
    expect(new Set((await sin(['seqscan'], personas)).indices)).toEqual(new Set(['facilitadores_busqueda']))
    const [propias] = await dichas(
      'coordinador',
      'materias',
      { filter: { q: 'saberes' } },
      /^select .* from "materias"/,
    )
    if (!propias) throw new Error('no statement')
    expect((await sin(['seqscan'], propias)).indices).toEqual(['materias_busqueda'])
  })

  it('are found by their index where a filter asks for part of a text, too', async () => {
    const ways = ['seqscan', 'indexscan', 'indexonlyscan']
    const de = async (filter: object) => {
      const [llaves] = await dichas('coordinador', 'estudiantes', { filter, range: [0, 9] }, /^select "matricula" from/)
      if (!llaves) throw new Error('no statement')
      return (await sin(ways, llaves)).indices
    }
    expect(await de({ curp_contiene: 'galm01' })).toEqual(['estudiantes_busqueda'])
    expect(await de({ municipio_contiene: 'guelatao' })).not.toContain('estudiantes_busqueda')
    expect(
      await e.listed('coordinador', 'estudiantes', 'matricula', { filter: { curp_contiene: 'galm01 a9' } }),
    ).toEqual([estudiante.matricula, otroEstudiante])
  })

  it('are found by a few letters too, row by row in a large table', async () => {
    const token = await e.tokenDe('coordinador')
    const de = async (q: string, en = e.app) => {
      let nombres: readonly string[] = []
      const { sentencias } = await tiempoDeBase(async () => {
        const { texto } = await e.pedir('GET', `asignaturas?filter={"q":"${q}"}`, { token, en })
        nombres = JSON.parse(texto).data.map(({ nombre }: { nombre: string }) => nombre)
      })
      return [nombres, sentencias.filter(({ text }) => deMaterias.test(text)).length]
    }
    const todas = ['Ajena', 'Canto', 'Milpa', 'Tejido']
    expect(await de('sa')).toEqual([todas, 1])
    await grande(60_000)
    expect(await de('sa', e.segunda)).toEqual([todas, 0])
    expect(await de('zz', e.segunda)).toEqual([[], 0])
    expect(await de('saberes', e.segunda)).toEqual([todas, 1])
    await grande(1)
  })

  it('are all of them, however many records they lead to', async () => {
    const { rows } = await e.db.execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns where table_name = 'clases'
      and is_generated = 'NEVER' and column_name not in ('id_clase', 'id_materia', 'nombre')`)
    const others = sql.join(
      rows.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )
    await e.db.execute(sql`insert into materias (clave_materia, nombre, creditos)
      select 'Z-' || g, 'Zeta ' || g, 5 from generate_series(1, 1100) g`)
    await e.db.execute(sql`insert into clases (id_materia, nombre, ${others})
      select suya, 'Copia', ${others} from clases c, (select id_materia as suya from materias where nombre like 'Zeta %') m where c.nombre = 'Milpa'`)
    const cuantas = async (filter: object) =>
      (await e.rows('coordinador', 'asignaturas', { filter, conteo: 'solo' })) as unknown
    expect(await cuantas({ q: 'zeta' })).toEqual({ total: 1100 })
    const conSiete = Array.from({ length: 1100 }, (_, at) => String(at + 1)).filter(each => each.includes('7'))
    expect(await cuantas({ q: 'zeta 7' })).toEqual({ total: conSiete.length })
    const propias = await referringTo({
      db: e.db,
      column: tables.materias.id_materia,
      table: tables.materias,
      key: tables.materias.id_materia,
      condition: sql`nombre like 'Zeta %'`,
      word: 'zeta',
    })
    expect(await e.db.$count(tables.materias, or(...propias))).toBe(1100)
    await e.db.execute(sql`delete from clases where nombre = 'Copia'`)
    await e.db.execute(sql`delete from materias where nombre like 'Zeta %'`)
  })
})

describe('the order follows the visible text', () => {
  it('of a newly saved declaration, too', async () => {
    const { clases: declarada, estudiantes: otra }: Record<string, AnyResource> = resources
    if (!declarada || !otra) throw new Error('no such resource')
    const plan = readPlanOf({ ...declarada })
    const { clases, estudiantes } = tables
    const enOrden = async (name: string) => {
      const orden = plan.order.get(name)
      if (!orden) throw new Error('no order')
      const todas = leftJoins(e.db.select({ nombre: clases.nombre }).from(clases).$dynamic(), joinsOf(plan, [orden]))
      return (await todas.orderBy(orden, clases.nombre)).map(({ nombre }) => nombre)
    }
    expect(await enOrden('clave_grupo')).toEqual(['Canto', 'Milpa', 'Ajena', 'Tejido'])
    expect(await enOrden('del_cuc')).toEqual(['Canto', 'Milpa', 'Tejido', 'Ajena'])
    expect(await enOrden('matricula')).toEqual(['Ajena', 'Milpa', 'Canto', 'Tejido'])
    for (const name of otra.ordered ?? []) {
      const orden = readPlanOf({ ...otra }).order.get(name)
      if (!orden) throw new Error('no order')
      const { sql: text, params } = e.db
        .select({ matricula: estudiantes.matricula })
        .from(estudiantes)
        .orderBy(orden, estudiantes.matricula)
        .toSQL()
      const { formas, indices } = await sin(['sort', 'incremental_sort', 'seqscan', 'bitmapscan'], {
        text,
        values: params,
      })
      expect([name, formas.includes('Sort'), indices]).toEqual([name, false, [`estudiantes_por_${name}`]])
    }
  })

  it('of the target of a reference, and of its key where that is all', async () => {
    const grupos = await e.rows('coordinador', 'asignaturas', { sort: ['clave_grupo', 'ASC'] })
    expect([...new Set(grupos.map(({ clave_grupo }) => clave_grupo))]).toEqual(['COM-1A', 'SAV-1A', 'COM-2A'])
    const personas = await e.listed('coordinador', 'asignaturas', 'matricula', { sort: ['matricula', 'DESC'] })
    expect(personas.map(key => String(key)[0]).join('')).toBe('GGFF')
  })

  it('of what is composed, also where a part of it is missing', async () => {
    const { estudiantes: declarada }: Record<string, AnyResource> = resources
    if (!declarada) throw new Error('no such resource')
    const quien = via({ label: 'Quién', of: ['otra_nacionalidad', 'nombre'] })
    const plan = readPlanOf({ ...declarada, fields: { ...declarada.fields, quien } })
    const { estudiantes } = tables
    await e.db.update(estudiantes).set({ otra_nacionalidad: 'Zulú' }).where(eq(estudiantes.matricula, otroEstudiante))
    const orden = plan.order.get('quien')
    if (!orden) throw new Error('no order')
    const filas = await e.db.select({ matricula: estudiantes.matricula }).from(estudiantes).orderBy(orden)
    expect(filas.map(({ matricula }) => matricula)).toEqual([estudiante.matricula, otroEstudiante])
    await e.db.update(estudiantes).set({ otra_nacionalidad: null }).where(eq(estudiantes.matricula, otroEstudiante))
  })

  it('of a text composed from another record, also without that record', async () => {
    const { calificacionesPrevias: declarada }: Record<string, AnyResource> = resources
    if (!declarada) throw new Error('no such resource')
    const cuando = via({ label: 'Cuándo', of: ['periodo.nombre'] })
    const plan = readPlanOf({ ...declarada, fields: { ...declarada.fields, cuando } })
    const { calificacionesPrevias } = tables
    const una = {
      matricula_estudiante: estudiante.matricula,
      id_materia: e.ids.id_materia,
      calificacion: 8,
      tipo: 'Ordinario',
      estado: 'Confirmada',
      registrada_por: 'Ana',
    } as const
    await e.db.insert(calificacionesPrevias).values([
      { ...una, id_periodo: e.ids.id_periodo, motivo: 'Con periodo' },
      { ...una, periodo_escrito: '2020', motivo: 'Sin periodo' },
    ])
    const orden = plan.order.get('cuando')
    if (!orden) throw new Error('no order')
    const filas = await joinTables(
      e.db.select({ motivo: calificacionesPrevias.motivo }).from(calificacionesPrevias).$dynamic(),
      plan,
    ).orderBy(orden)
    expect(filas.map(({ motivo }) => motivo)).toEqual(['Sin periodo', 'Con periodo'])
    await e.db.delete(calificacionesPrevias)
  })
})

it('rows without a value are counted under no name', async () => {
  const { firmantes } = tables
  const uno = { nombre: 'Irma', apellidos: 'Matus', clave_cuc: cuc.clave, cargo: 'directivo' } as const
  await e.db.insert(firmantes).values([
    { ...uno, desde: '2026-01-01', hasta: '2026-02-01' },
    { ...uno, desde: '2026-03-01', sexo: 'M' },
  ])
  const porSexo = await e.rows('coordinador', 'firmantes', { por: 'clave_cuc,sexo' })
  expect(porSexo).toEqual([
    {
      valores: { clave_cuc: cuc.clave, sexo: 'M' },
      nombres: { clave_cuc: cuc.nombre, sexo: 'M' },
      total: 1,
      vistas: {},
    },
    {
      valores: { clave_cuc: cuc.clave, sexo: null },
      nombres: { clave_cuc: cuc.nombre, sexo: '' },
      total: 1,
      vistas: {},
    },
  ])
  await e.db.delete(firmantes)
})

it('gives a stored record its account, and its right to sign in', async () => {
  const today = '2026-11-20'
  const plan = readPlanOf(resources.estudiantes)
  const { id_usuario, activo, key, version } = await storedRecordOf(e.db, plan, { today }, estudiante.matricula)
  expect([id_usuario, activo, key, version]).toEqual([expect.any(String), true, estudiante.matricula, 1])
  await e.db
    .update(usuarios)
    .set({ activo: false })
    .where(eq(usuarios.id, id_usuario ?? ''))
  const dos = await storedRecordsOf(e.db, plan, { today }, [estudiante.matricula, otroEstudiante, 'NADIE'])
  expect(dos.map(each => [each.key, each.activo]).toSorted()).toEqual([
    [estudiante.matricula, false],
    [otroEstudiante, true],
  ])
  await e.db.update(usuarios).set({ activo: true })
  expect(await storedRecordsOf(e.db, plan, { today }, [])).toEqual([])
  const grupos = readPlanOf(resources.grupos)
  expect(await storedRecordOf(e.db, grupos, { today }, 'COM-1A')).toMatchObject({ id_usuario: null, activo: null })
  await expect(storedRecordOf(e.db, grupos, { today }, 'NADA')).rejects.toThrow('No se encontró lo que busca')
})
