import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import type { Queryable } from '../../server/db/queryable.ts'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { grupo } from '../harness/filas.ts'
import { reporteDeGrupo } from '../harness/reporteDeGrupo.ts'
import { vecinos } from '../harness/vecinos.ts'

const { clases, periodos } = tables

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let suyos: string[]
let abierta: string
const tokens: Record<string, string> = {}
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  suyos = await alumnos(e.db, claves, 2)
  for (const rol of ['escolar', 'facilitador']) tokens[rol] = await e.tokenDe(rol)
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await e.db.delete(clases)
  await e.db.delete(tables.reportes_de_grupos)
  abierta = await clase(e.db, claves)
})

const cuantos = async (rol: string, path: string, vista?: string) => {
  const filter = encodeURIComponent(JSON.stringify(vista ? { vista } : {}))
  const { headers } = await e.pedir('GET', `${path}?range=[0,0]&filter=${filter}`, { token: tokens[rol] })
  return Number(headers.get('content-range')?.split('/')[1])
}
const pendiente = async (rol: string, to: string) => {
  const { texto } = await e.pedir('GET', 'pendientes', { token: tokens[rol] })
  const todos: readonly { to: string; total: number }[] = JSON.parse(texto).data
  return todos.find(cada => decodeURIComponent(cada.to.replaceAll('+', ' ')) === to)?.total
}
const inscribir = (id_clase = abierta) =>
  e.pedir('POST', 'clases/asociar-estudiantes', { token: tokens.escolar, cuerpo: { id_clase, estudiantes: suyos } })
const sacarATodos = async () => {
  for (const matricula of suyos)
    await e.pedir('POST', 'clases/desasociar-estudiantes', {
      token: tokens.escolar,
      cuerpo: { id_clase: abierta, matricula },
    })
}

describe('a class without students', () => {
  it('awaits nobody until somebody is enrolled, and nobody again once all were taken out', async () => {
    const ayer = { fecha_inicio: '2026-08-01', fecha_final: '2026-11-19' }
    await e.db.update(periodos).set(ayer).where(eq(periodos.id_periodo, claves.id_periodo))
    const esperan = async () => [
      await cuantos('escolar', 'cuc/asignaturas', 'sinCalificar'),
      await cuantos('escolar', 'asignaturas/terminadas', 'atrasadas'),
      await pendiente('escolar', '/listasDeSeguimiento?tab=Periodos terminados&vista=atrasadas'),
      await cuantos('facilitador', 'facilitador/asignaturas/calificar'),
    ]
    expect(await esperan()).toEqual([0, 0, 0, 0])
    expect(await cuantos('escolar', 'cuc/asignaturas', 'sinEstudiantes')).toBe(1)
    expect((await inscribir()).status).toBe(200)
    expect(await esperan()).toEqual([1, 1, 1, 1])
    expect(await cuantos('escolar', 'cuc/asignaturas', 'sinEstudiantes')).toBe(0)
    await sacarATodos()
    expect(await esperan()).toEqual([0, 0, 0, 0])
    expect(await cuantos('escolar', 'cuc/asignaturas', 'sinEstudiantes')).toBe(1)
  })

  it('holds back no final report of its group, and does again once somebody is enrolled', async () => {
    const cerrada = { status_facilitador: true, status_escolar: true, dias: [2] }
    await clase(e.db, claves, { matriculas: suyos, cambios: cerrada })
    await reporteDeGrupo(e.db, { clave_grupo: grupo.clave_grupo, id_periodo: claves.id_periodo }, 'inicial')
    const debidos = async () => {
      const { texto } = await e.pedir('GET', 'grupos/reportes/pendientes', { token: tokens.escolar })
      const filas: readonly { clave_grupo: string; reporte_pendiente?: unknown }[] = JSON.parse(texto).data
      expect(filas).toHaveLength(await cuantos('escolar', 'grupos/reportes/pendientes'))
      return filas
    }
    expect(await debidos()).toMatchObject([{ clave_grupo: grupo.clave_grupo }])
    await e.db.insert(clasesEstudiantes).values(suyos.map(matricula => ({ id_clase: abierta, matricula })))
    expect(await debidos()).toEqual([])
    await sacarATodos()
    expect(await debidos()).toHaveLength(1)
  })

  it('has its group owe the initial report as every class, and alone no final one', async () => {
    const debidos = () => cuantos('escolar', 'grupos/reportes/pendientes')
    expect(await debidos()).toBe(1)
    await reporteDeGrupo(e.db, { clave_grupo: grupo.clave_grupo, id_periodo: claves.id_periodo }, 'inicial')
    expect(await debidos()).toBe(0)
  })

  it('that one empties while another fills it says in the end that somebody is in it', async () => {
    const [una = '', otra = ''] = suyos
    const poner = (db: Queryable, matricula: string) =>
      db.insert(clasesEstudiantes).values({ id_clase: abierta, matricula })
    await poner(e.db, una)
    const espera = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%clases_estudiantes%'`
    const { vaciar } = await e.db.transaction(async tx => {
      await poner(tx, otra)
      const quitar = e.db.delete(clasesEstudiantes).where(eq(clasesEstudiantes.matricula, una))
      const quitada = quitar.then(({ rowCount }) => rowCount)
      await expect.poll(async () => (await e.db.execute(espera)).rowCount).toBe(1)
      return { vaciar: quitada }
    })
    expect(await vaciar).toBe(1)
    const [{ vacia } = { vacia: undefined }] = await e.db.select({ vacia: clases.vacia }).from(clases)
    expect(vacia).toBe(false)
  })
})
