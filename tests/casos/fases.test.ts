import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movementsOf, standingOf } from '../../server/crud/casos/movements.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { historial } from '../../server/crud/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { veces } from '../harness/aFondo.ts'
import { apertura, conContenido, procesos, quienAbre, sinDecir } from '../harness/casos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { acreditar } from '../harness/acreditar.ts'
import { estudiante } from '../harness/filas.ts'
import { porFuera } from '../harness/porFuera.ts'
import { modeloDe, type Lugar, type Pedido } from './fases.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena()
  await acreditar(e.db, await vecinos(e.db), [estudiante.matricula])
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

const deFases = procesos.filter(({ process: { phases } }) => phases)

describe.each(deFases)('$name is on each of its phases as it is declared', proceso => {
  const { name, path = name, process } = proceso
  const tabla = tableNamed(name)
  const clave = columnOf(tabla, proceso.key)
  const modelo = modeloDe(proceso)
  let id: string
  beforeAll(async () => {
    const { status, data } = await e.pedir('POST', path, {
      token: tokens.get(quienAbre(proceso)),
      cuerpo: await apertura(e.app, proceso, e.reloj.ahora),
    })
    if (status !== 201) throw new Error(`no case was begun: ${status}`)
    id = data[proceso.key] ?? ''
    puestos.set(modelo.nombre(modelo.inicio), await foto())
  })

  /** Snapshots of a case's rows, restored before another step is tried from the same place. */
  const puestos = new Map<string, Foto>()
  const foto = async () => ({
    movimientos: await movementsOf(e.db, name, id),
    fila: (await e.db.select().from(tabla).where(eq(clave, id)))[0] ?? {},
  })
  type Foto = Awaited<ReturnType<typeof foto>>
  const poner = async (lugar: Lugar) => {
    const { movimientos, fila } = puestos.get(modelo.nombre(lugar)) ?? { movimientos: [], fila: {} }
    await porFuera(e.db, sql`delete from ${pasos}`)
    await e.db.delete(avisos)
    await e.db.insert(pasos).values([...movimientos])
    await e.db.update(tabla).set(fila).where(eq(clave, id))
  }

  let vez = 0
  const dar = ({ rol, paso, fase, variante }: Pedido, en = e.app) => {
    vez += 1
    const step = process.steps[paso]
    return e.pedir('POST', `${path}/${id}/${process.phases?.list[fase]?.name}/${step?.path ?? paso}`, {
      token: tokens.get(rol),
      cuerpo: conContenido(step?.with, modelo.contenido(paso, variante), `Vez ${vez}`),
      en,
    })
  }

  const queda = async ({ values, states }: Lugar) => {
    const movimientos = await movementsOf(e.db, name, id)
    const [fila = {}] = await e.db.select().from(tabla).where(eq(clave, id))
    expect(fila).toMatchObject(standingOf(process, movimientos, values))
    expect(modelo.estados(movimientos)).toEqual(states)
  }

  it('by every role, on every phase, in every state: allowed steps are done, everything else is refused and changes nothing', async () => {
    const vistos = new Set<string>()
    const nuevo = (...de: unknown[]) => vistos.size < vistos.add(JSON.stringify(de)).size
    const lugares = new Map([[modelo.nombre(modelo.inicio), modelo.inicio]])
    for (const lugar of lugares.values()) {
      await poner(lugar)
      for (const pedido of modelo.pedidos) {
        const { rol, paso, fase } = pedido
        const suyo = modelo.puede(rol, paso)
        const { open, fault } = modelo.juicio(lugar, pedido)
        const hacia = open && suyo ? modelo.despues(lugar, pedido) : undefined
        const lleva = hacia !== undefined && !lugares.has(modelo.nombre(hacia))
        const otro = suyo
          ? nuevo(rol, paso, fase, pedido.variante, lugar.states[fase], open, fault)
          : nuevo(rol, paso, fase)
        if (!otro && !lleva) continue
        const { status } = await dar(pedido)
        expect([lugar.states, pedido, status]).toEqual([lugar.states, pedido, hacia ? 200 : suyo ? 409 : 403])
        await queda(hacia ?? lugar)
        if (!hacia) continue
        if (lleva) {
          lugares.set(modelo.nombre(hacia), hacia)
          puestos.set(modelo.nombre(hacia), await foto())
        }
        await poner(lugar)
      }
    }
    /* Every phase reached an end state. */
    const ultimos = [...lugares.values()].map(({ states }) => states)
    for (const fase of process.phases?.list.keys() ?? [])
      expect(ultimos.some(states => process.states[states[fase] ?? '']?.end)).toBe(true)
  }, 300_000)

  it('returns its steps with the phase of each, and the reader’s possible steps; history names the phase', async () => {
    const [primera, ...demas] = process.phases?.list ?? []
    const vistos = [...puestos.keys()].map(modelo.llamado)
    for (const lugar of [vistos[0], vistos[1], vistos[Math.floor(vistos.length / 2)], vistos.at(-1)]) {
      await poner(lugar ?? modelo.inicio)
      for (const rol of roles) {
        const { status, texto } = await e.pedir('GET', `${path}/${id}/pasos`, { token: tokens.get(rol) })
        expect([rol, status]).toEqual([rol, Object.hasOwn(process.people, rol) ? 200 : 403])
        if (status !== 200) continue
        const { data } = JSON.parse(texto)
        const abiertos = modelo.abiertos(lugar ?? modelo.inicio).filter(pedido => pedido.rol === rol)
        const ways = abiertos.map(({ fase, paso }) => `${process.phases?.list[fase]?.name}/${paso}`)
        expect(data.posibles.toSorted()).toEqual([...new Set(ways)].toSorted())
        expect(data.pasos.map(({ fase }: { fase: string | null }) => fase)).toEqual(
          (await movementsOf(e.db, name, id)).map(({ fase }) => process.phases?.list[fase ?? -1]?.name ?? null),
        )
      }
    }
    await poner(modelo.inicio)
    const [pedido] = modelo.abiertos(modelo.inicio)
    if (!pedido || !primera) throw new Error('nothing can be done')
    expect((await dar(pedido)).status).toBe(200)
    const [ultimo] = await e.db
      .select()
      .from(historial)
      .where(eq(historial.clave, id))
      .orderBy(desc(historial.id))
      .limit(1)
    const movida = process.phases?.list[pedido.fase]?.name ?? ''
    expect([ultimo?.antes, ultimo?.despues]).toEqual([
      expect.objectContaining({ [movida]: process.opens.to }),
      expect.objectContaining({ [movida]: process.steps[pedido.paso]?.to }),
    ])
    expect(demas.some(({ name: otra }) => otra !== movida && Object.hasOwn(ultimo?.despues ?? {}, otra))).toBe(false)
    const nada = await e.pedir('POST', `${path}/${id}/nada/${process.steps[pedido.paso]?.path ?? pedido.paso}`, {
      token: tokens.get(pedido.rol),
      cuerpo: {},
    })
    expect(nada).toMatchObject({ status: 404, message: 'No existe esa fase' })
  })

  it('in every order, up to six steps of every role, from any state: only allowed steps succeed, with history and notices', async () => {
    const desde = [...puestos.keys()]
    const cualquiera = fc.constantFrom(...modelo.pedidos)
    const util = fc.nat(1000)
    const secuencia = fc.array(fc.oneof({ weight: 4, arbitrary: util }, { weight: 1, arbitrary: cualquiera }), {
      minLength: 1,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...desde), secuencia, async (donde, pedidos) => {
        let lugar = modelo.llamado(donde)
        await poner(lugar)
        const antes = (await movementsOf(e.db, name, id)).length
        const [hasta] = await e.db.select({ id: sql<number>`coalesce(max(${historial.id}), 0)` }).from(historial)
        const debidos: string[] = []
        let hechos = 0
        for (const dicho of pedidos) {
          const abiertos = modelo.abiertos(lugar)
          const pedido = typeof dicho === 'number' ? abiertos[dicho % abiertos.length] : dicho
          if (!pedido) continue
          const puede = modelo.puede(pedido.rol, pedido.paso) && modelo.juicio(lugar, pedido).open
          const { status } = await dar(pedido)
          expect([lugar.states, pedido, status === 200]).toEqual([lugar.states, pedido, puede])
          if (!puede) continue
          hechos += 1
          debidos.push(...modelo.avisados(lugar, pedido))
          lugar = modelo.despues(lugar, pedido)
        }
        await queda(lugar)
        const movimientos = await movementsOf(e.db, name, id)
        expect(movimientos.map(({ n }) => n)).toEqual(Array.from({ length: antes + hechos }, (_, at) => at + 1))
        expect(new Set(movimientos.map(({ huella }) => huella)).size).toBe(antes + hechos)
        const [cambios] = await e.db
          .select({ total: count() })
          .from(historial)
          .where(and(eq(historial.clave, id), gt(historial.id, hasta?.id ?? 0)))
        expect(cambios?.total).toBe(hechos)
        const dichos = await e.db.select().from(avisos).where(eq(avisos.entidad, name))
        expect(dichos.map(({ rol }) => rol).toSorted()).toEqual(debidos.toSorted())
        expect(new Set(dichos.map(({ clave: caso }) => caso))).toEqual(new Set(debidos.length ? [id] : []))
        expect(dichos.flatMap(({ direccion }) => sinDecir(direccion))).toEqual([])
      }),
      { numRuns: veces(60) },
    )
  }, 120_000)

  it('of fifty simultaneous steps one wins, and forty-nine learn the winner and the moment', async () => {
    const lejos = [...puestos.keys()].map(modelo.llamado).findLast(lugar => modelo.abiertos(lugar).length)
    for (const lugar of [modelo.inicio, lejos ?? modelo.inicio]) {
      await poner(lugar)
      const { length: antes } = await movementsOf(e.db, name, id)
      const [pedido] = modelo.abiertos(lugar)
      if (!pedido) continue
      const llegadas = await Promise.all(
        Array.from({ length: 50 }, (_, cada) => dar(pedido, cada % 2 ? e.segunda : e.app)),
      )
      const movimientos = await movementsOf(e.db, name, id)
      const ultimo = movimientos.at(-1)
      const negadas = llegadas.filter(({ status }) => status === 409)
      expect([llegadas.filter(({ status }) => status === 200).length, negadas.length]).toEqual([1, 49])
      for (const { data } of negadas)
        expect(data).toMatchObject({ quien: ultimo?.autor, cuando: ultimo?.momento.toISOString() })
      expect(movimientos).toHaveLength(antes + 1)
    }
  }, 60_000)
})
