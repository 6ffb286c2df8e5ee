import { inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { dateOf, fromToday } from '../../src/schema/filters/today.ts'
import { late } from '../../src/schema/process/late.ts'
import { alta } from '../harness/alta.ts'
import { apertura, procesos, quienAbre } from '../harness/casos.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
let hoy: string
beforeAll(async () => {
  e = await escena({ sembrada: true })
  hoy = hoyEnMexico(e.reloj.ahora)
  await e.db.execute(bajasDeMuchos)
  await e.db.execute(sql`update "serviciosSociales" set turno = 'escolar'`)
  for (const proceso of conPlazo) await abrirTres(proceso)
})
afterAll(() => e.cerrar())

/** Adds one leave for every student, alternating between the offices that must attend it: the demonstration has no requested leaves, and too few services that await one office. */
const bajasDeMuchos = sql`
  insert into "bajasTemporales" (matricula_estudiante, motivo, explicacion, fecha_inicio, fecha_final, estado, turno, abierto, desde)
  select matricula, 'Salud', 'Reposo', '2026-03-01', '2026-08-01', de.estado, de.turno, '2026-02-20', '2026-02-20'
  from (select matricula, row_number() over (order by matricula) % 2 as n from estudiantes) e
  join (values (0, 'solicitada', 'escolar'), (1, 'aceptada', 'coordinador')) as de (n, estado, turno) using (n)`

/** Returns every view of overdue turns, with each role that reads it and each list that has it; none that asks also since when nothing happened. */
const vistasDe = ({ views = {}, lists }: (typeof procesos)[number]) =>
  Object.entries(views).flatMap(([vista, { filter, roles: suyos, lists: enListas = Object.keys(lists) }]) =>
    'vence_lte' in filter && filter.vence_lte === late.vence_lte && !('ultimo_movimiento_lte' in filter)
      ? enListas.flatMap(lista =>
          (lists[lista]?.roles ?? [])
            .filter(rol => !suyos || suyos.includes(rol))
            .map(rol => ({ vista, rol, path: lists[lista]?.path ?? '', turno: filter.turno })),
        )
      : [],
  )

const conPlazo = procesos.filter(({ process: { states } }) => Object.values(states).some(({ days }) => days))

/** Processes without cases in the demonstration. */
const nuevos = new Set<string>()

/** Opens three cases of a process that has none in the demonstration. */
const abrirTres = async (proceso: (typeof procesos)[number]) => {
  if (await e.db.$count(tableNamed(proceso.name))) return
  nuevos.add(proceso.name)
  for (let vez = 0; vez < 3; vez += 1)
    await alta(
      e,
      proceso.path ?? proceso.name,
      await apertura(e.app, proceso, e.reloj.ahora),
      await e.tokenDe(quienAbre(proceso)),
    )
}

describe.each(conPlazo)('$name', proceso => {
  const { name, key } = proceso
  const vencen = (tabla: PgTable, vence: string | null, claves?: readonly string[]) =>
    e.db
      .update(tabla)
      .set({ vence })
      .where(claves && inArray(columnOf(tabla, key), [...claves]))
  const vistas = vistasDe(proceso)

  it('marks late turns', () => expect(vistas).not.toEqual([]))

  it.each(vistas)('$vista, as $rol reads it in $path: late from the day after its last day on', async vista => {
    const { rol, path, turno } = vista
    const tabla = tableNamed(name)
    const token = await e.tokenDe(rol)
    const leer = async (filter: object): Promise<readonly string[]> => {
      const dicho = encodeURIComponent(JSON.stringify(filter))
      const { status, texto } = await e.pedir('GET', `${path}?range=[0,4999]&filter=${dicho}`, { token })
      expect(status).toBe(200)
      return JSON.parse(texto).data.map((fila: Record<string, string>) => fila[key] ?? '')
    }
    const esperan = async () => leer(turno ? { turno } : {})
    /* The cases opened for a process that the seeds do not know wait for their first turn; moves them to this one. */
    if (nuevos.has(name) && (await esperan()).length === 0) await e.db.update(tabla).set({ turno })
    const todos = await esperan()
    /* In turn: one is overdue by a day, the next may be attended until today, the next has no deadline. Rows of other lists are overdue too. */
    const tardios = todos.filter((_, lugar) => lugar % 3 === 0)
    const aTiempo = todos.filter((_, lugar) => lugar % 3 === 1)
    const sinPlazo = todos.filter((_, lugar) => lugar % 3 === 2)
    expect(aTiempo.length).toBeGreaterThan(0)
    await vencen(tabla, dateOf(fromToday(-1), hoy))
    await vencen(tabla, hoy, aTiempo)
    await vencen(tabla, null, sinPlazo)
    expect((await leer({ vista: vista.vista })).toSorted()).toEqual(tardios.toSorted())
  })
})
