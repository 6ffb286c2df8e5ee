import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standingOf } from '../../server/crud/casos/movements.ts'
import type { Db } from '../../server/db/queryable.ts'
import { huellaDeEnvio } from '../../server/custom/calificaciones/huellaDeEnvio.ts'
import type { Nota } from '../../server/custom/calificaciones/dichas.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { archivos } from '../../server/files/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { respuestasDe, versionAnterior } from '../harness/versionAnterior.ts'

/** A dump with certificates, re-enrolments and reports of groups, and the answers of the version that wrote it. */
const dump = '17d26f1'

type Row = {
  n_folio: string
  clase: string
  id_archivo: string
  autor: string
  usuario_id: string | null
  momento: string
}
type Raised = Omit<Row, 'n_folio' | 'clase' | 'id_archivo'> & {
  matricula: string
  id_periodo: string
  semestre: number
}
type Sent = {
  clave_grupo: string
  id_periodo: string
  archivo_inicio: string | null
  archivo_final: string | null
  creado_en: string
}
type Closed = {
  id_clase: string
  etapa: 'facilitador' | 'escolar'
  autor: string
  usuario_id: string | null
  momento: string
}

/** Picks a closed class of the demonstration's facilitador, and gives both of its submissions an idempotency key. */
const conClave = async (db: Db) => {
  const { rows } = await db.execute<{ id_clase: string; etapa: Closed['etapa']; usuario_id: string }>(sql`
    update envios_de_calificaciones e set usuario_id = u.id from usuarios u, clases c
    where u.email = e.etapa || '@demo.cuc.mx' and c.id_clase = e.id_clase and c.id_clase = (
      select c.id_clase from clases c
        join facilitadores f on f.matricula = c.matricula join usuarios p on p.id = f.id_usuario and p.email = 'facilitador@demo.cuc.mx'
        join grupos g using (clave_grupo)
        join escolares o on o.clave_cuc = g.clave_cuc join usuarios q on q.id = o.id_usuario and q.email = 'escolar@demo.cuc.mx'
        join clases_estudiantes i using (id_clase)
      where c.status_escolar order by c.id_clase limit 1)
    returning e.id_clase, e.etapa, e.usuario_id`)
  const id_clase = rows[0]?.id_clase ?? ''
  const notas = await db.execute<Nota>(
    sql`select matricula, asistencia::float as asistencia, calificacion::float as calificacion, calificacion_letra, coalesce(retroalimentacion, '') as retroalimentacion from clases_estudiantes where id_clase = ${id_clase}`,
  )
  for (const { etapa } of rows)
    await db.execute(
      sql`update envios_de_calificaciones set huella = ${huellaDeEnvio(`clave-de-${etapa}`, notas.rows)} where id_clase = ${id_clase} and etapa = ${etapa}`,
    )
  return { id_clase, estudiantes: notas.rows }
}

const leer = async () =>
  versionAnterior(dump, async db => ({
    enviadas: await conClave(db),
    envios: (await db.execute<Closed>(sql`select * from envios_de_calificaciones`)).rows,
    calificadas: (
      await db.execute<{ id_clase: string; matricula: string; status_escolar: boolean }>(
        sql`select id_clase, matricula, status_escolar from clases where status_facilitador`,
      )
    ).rows,
    certificados: (await db.execute<Row>(sql`select * from archivos_de_certificados order by n_folio, clase desc`))
      .rows,
    reinscritos: (await db.execute<Raised>(sql`select * from reinscripciones`)).rows,
    reportes: (await db.execute<Sent>(sql`select * from reportes_de_grupos`)).rows,
    guardados: new Map((await db.select().from(archivos)).map(({ id_archivo, ...each }) => [id_archivo, each])),
  }))
let anterior: Awaited<ReturnType<typeof leer>>
beforeAll(async () => {
  anterior = await leer()
}, 60_000)
afterAll(() => anterior.cerrar())

describe.each(respuestasDe(dump))('an answer of the version before: %s', file => {
  test('is answered after the migration, with the very files', async () => {
    const { antes, ahora } = await anterior.otraVez(file)
    expect(antes.length).toBeGreaterThan(20)
    const [dicho, esperado] = file.includes('reportes_de_grupos')
      ? [sinSemestre(ahora), sinSemestre(antes)]
      : [ahora, antes]
    expect(dicho).toMatchObject(esperado)
  })
})

test('a report says the semester of its period: never a later one than when that of the day was said', async () => {
  const { antes, ahora } = await anterior.otraVez('17d26f1.reportes_de_grupos.json.br')
  const [dichos, deEntonces] = [semestresEn(ahora), semestresEn(antes)]
  expect([dichos.length, dichos.every((semestre, lugar) => semestre <= (deEntonces[lugar] ?? 0))]).toEqual([
    deEntonces.length,
    true,
  ])
})

const sinSemestre = (respuestas: readonly object[]): object[] =>
  JSON.parse(JSON.stringify(respuestas, (campo, valor) => (campo === 'semestre' ? undefined : valor)))
const semestresEn = (respuestas: readonly object[]): number[] => {
  const dichos: number[] = []
  JSON.stringify(respuestas, (campo, valor) => {
    if (campo === 'semestre' && typeof valor === 'number') dichos.push(valor)
    return valor
  })
  return dichos
}

test('the steps of a request hold every file with its sender and moment, and agree with its state', async () => {
  const { db, antes } = anterior
  const movidos = await db.select().from(pasos).where(eq(pasos.proceso, 'certificados')).orderBy(asc(pasos.n))
  const estado = { recibo: 'Por emitir', certificado: 'Emitido' }
  expect(antes.certificados.length).toBeGreaterThan(20)
  for (const { n_folio, clase, id_archivo, autor, usuario_id, momento } of antes.certificados)
    expect(movidos.filter(({ archivo }) => archivo === id_archivo)).toMatchObject([
      {
        caso: n_folio,
        a: clase === 'recibo' ? estado.recibo : estado.certificado,
        autor,
        usuario_id,
        momento: new Date(momento),
      },
    ])
  expect(movidos.filter(({ archivo }) => archivo)).toHaveLength(antes.certificados.length)
  for (const caso of await db.select().from(tables.certificados)) {
    const suyos = movidos.filter(each => each.caso === caso.n_folio)
    expect(caso).toMatchObject({ estado: suyos.at(-1)?.a, ...standingOf(resources.certificados.process, suyos) })
  }
})

test('every re-enrolment is a case with one step, of its author and moment', async () => {
  const { db, antes } = anterior
  const { reinscripciones } = tables
  const cases = await db.select().from(reinscripciones)
  const movidos = await db.select().from(pasos).where(eq(pasos.proceso, 'reinscripciones'))
  const pasoDe = new Map(movidos.map(paso => [paso.caso, paso]))
  const casoDe = new Map(cases.map(caso => [`${caso.matricula} ${caso.id_periodo}`, caso]))
  expect(antes.reinscritos.length).toBeGreaterThan(100)
  expect([cases.length, movidos.length]).toEqual([antes.reinscritos.length, antes.reinscritos.length])
  for (const { matricula, id_periodo, semestre, autor, usuario_id, momento } of antes.reinscritos) {
    const caso = casoDe.get(`${matricula} ${id_periodo}`)
    const paso = pasoDe.get(caso?.id_caso ?? '')
    expect(paso).toMatchObject({ n: 1, a: 'hecha', autor, usuario_id, momento: new Date(momento) })
    expect(caso).toMatchObject({ semestre, ...(paso && standingOf(resources.reinscripciones.process, [paso])) })
  }
})

test('the reports of every group are a case: begun when they were, and each file, who sent it and when is a step', async () => {
  const { db, antes } = anterior
  const { reportes_de_grupos } = tables
  const cases = await db.select().from(reportes_de_grupos)
  const movidos = await db.select().from(pasos).where(eq(pasos.proceso, 'reportes_de_grupos')).orderBy(asc(pasos.n))
  const casoDe = new Map(cases.map(caso => [`${caso.clave_grupo} ${caso.id_periodo}`, caso]))
  expect(antes.reportes.length).toBeGreaterThan(100)
  expect(cases).toHaveLength(antes.reportes.length)
  expect(movidos.filter(({ archivo }) => archivo)).toHaveLength(
    antes.reportes.flatMap(({ archivo_inicio, archivo_final }) => [archivo_inicio, archivo_final]).filter(Boolean)
      .length,
  )
  for (const { clave_grupo, id_periodo, archivo_inicio, archivo_final, creado_en } of antes.reportes) {
    const caso = casoDe.get(`${clave_grupo} ${id_periodo}`)
    const suyos = movidos.filter(paso => paso.caso === caso?.id_caso)
    const dado = (archivo: string) => {
      const { usuario_id = null, creado_en: momento } = antes.guardados.get(archivo) ?? {}
      return { archivo, autor: 'Servicios escolares', usuario_id, momento }
    }
    expect(suyos).toMatchObject([
      { n: 1, a: 'generado', momento: new Date(creado_en) },
      ...(archivo_inicio ? [{ n: 2, a: 'inicial', ...dado(archivo_inicio) }] : []),
      ...(archivo_final ? [{ n: 3, a: 'final', ...dado(archivo_final) }] : []),
    ])
    expect(caso).toMatchObject({ estado: suyos.at(-1)?.a, ...standingOf(resources.reportes_de_grupos.process, suyos) })
  }
})

test('the grades of every class are a case: its steps name the people who handed them in and closed them, and the moments', async () => {
  const { db, antes } = anterior
  const cases = await db.select().from(tables.calificaciones)
  const movidos = await db.select().from(pasos).where(eq(pasos.proceso, 'calificaciones')).orderBy(asc(pasos.n))
  const pasosDe = new Map<string, typeof movidos>()
  for (const paso of movidos) pasosDe.set(paso.caso, [...(pasosDe.get(paso.caso) ?? []), paso])
  const casoDe = new Map(cases.map(caso => [caso.id_clase, caso]))
  expect(antes.envios.length).toBeGreaterThan(500)
  expect([cases.length, movidos.length]).toEqual([antes.calificadas.length, antes.envios.length])
  for (const { id_clase, etapa, autor, usuario_id, momento } of antes.envios)
    expect(pasosDe.get(id_clase)?.find(({ rol }) => rol === etapa)).toMatchObject({
      a: etapa === 'escolar' ? 'cerradas' : 'entregadas',
      autor,
      usuario_id,
      momento: new Date(momento),
    })
  for (const { id_clase, matricula, status_escolar } of antes.calificadas) {
    const suyos = pasosDe.get(id_clase) ?? []
    expect(casoDe.get(id_clase)).toMatchObject({
      matricula,
      estado: status_escolar ? 'cerradas' : 'entregadas',
      ...standingOf(resources.calificaciones.process, suyos),
    })
  }
})

test.each([
  ['facilitador', 'facilitadores/clases/estudiantes/calificacion'],
  ['escolar', 'escolar/clases/estudiantes/calificacion'],
])('a submission of the %s is still known, whenever its answer was lost', async (etapa, camino) => {
  const { enviadas, envios } = anterior.antes
  const otra = await anterior.enviar(etapa, camino, enviadas, 'otra-clave-distinta')
  expect(otra).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Esta clase ya fue calificada.*Usted la calificó el /),
  })
  expect(otra.data.cuando).toBe(
    new Date(
      envios.find(cada => cada.id_clase === enviadas.id_clase && cada.etapa === etapa)?.momento ?? 0,
    ).toISOString(),
  )
  expect(await anterior.enviar(etapa, camino, enviadas, `clave-de-${etapa}`)).toMatchObject({
    status: 200,
    message: 'Calificaciones registradas correctamente',
  })
})

test('nothing changes a step, whoever asks', async () => {
  for (const statement of [sql`update pasos set autor = 'Otra'`, sql`delete from pasos`, sql`truncate pasos`])
    await expect(anterior.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } })
})
