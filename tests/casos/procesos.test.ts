import { and, count, eq, gt, max, sql } from 'drizzle-orm'
import { union } from 'es-toolkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { standingOf, movementsOf } from '../../server/crud/casos/movements.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { columnOf, tableNamed } from '../../server/crud/registry.ts'
import { historial } from '../../server/crud/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { stepsOf } from '../../src/schema/process/stepsOf.ts'
import { resourceNamed } from '../../src/schema/house.ts'
import { veces } from '../harness/aFondo.ts'
import {
  apertura,
  conContenido,
  procesos,
  quienAbre,
  sentarCalificable,
  sinDecir,
  type Proceso,
} from '../harness/casos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { porFuera } from '../harness/porFuera.ts'
import { correoDe } from '../harness/reparto.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  e = await escena()
  await sentarCalificable(e.db, await vecinos(e.db))
  for (const rol of roles) tokens.set(rol, await e.tokenDe(rol))
})
afterAll(() => e.cerrar())

const pedir = (rol: Rol, ruta: string, cuerpo: unknown = {}) =>
  e.pedir('POST', ruta, { token: tokens.get(rol), cuerpo })

/** The processes with steps. One without any is only its opening, tested where its entity is; those with phases are walked elsewhere. */
const conPasos = procesos.filter(({ process: { steps, phases } }) => Object.keys(steps).length && !phases)

describe.each(conPasos)('$name is as it is declared', proceso => {
  const { name, path = name, process } = proceso
  const tabla = tableNamed(name)
  const field = proceso.fields[process.of]
  const de = resourceNamed(field?.kind === 'reference' ? field.to : name)
  let cuerpo: object
  /** Id of the last history row before the current case. */
  let contado = 0
  let antes: { registros: Record<string, unknown>[]; cuentas: (typeof usuarios.$inferSelect)[] }
  beforeAll(async () => {
    cuerpo = await apertura(e.app, proceso, e.reloj.ahora, de.name === 'estudiantes' ? estudiante.matricula : undefined)
    antes = { registros: await e.db.select().from(tableNamed(de.name)), cuentas: await e.db.select().from(usuarios) }
  })

  /** Resets: no case, and the records as they were. */
  const deNuevo = async (): Promise<string> => {
    await porFuera(e.db, sql`delete from ${pasos}`)
    await e.db.delete(avisos)
    await e.db.delete(tabla)
    const registros = tableNamed(de.name)
    for (const { busqueda: _, ...fila } of antes.registros)
      await e.db
        .update(registros)
        .set(fila)
        .where(eq(columnOf(registros, de.key), fila[de.key]))
    for (const { id, activo } of antes.cuentas) await e.db.update(usuarios).set({ activo }).where(eq(usuarios.id, id))
    const [rastro] = await e.db.select({ ultimo: max(historial.id) }).from(historial)
    contado = rastro?.ultimo ?? 0
    const rol = quienAbre(proceso)
    tokens.set(rol, await e.tokenDe(rol))
    const { data, status, texto } = await pedir(rol, path, cuerpo)
    expect([status, texto]).toEqual([201, texto])
    return data[proceso.key] ?? ''
  }
  let vez = 0
  const dar = (rol: Rol, id: string, paso: string) => {
    vez += 1
    const said = process.steps[paso]?.with ?? { comment: true }
    return pedir(rol, `${path}/${id}/${process.steps[paso]?.path ?? paso}`, conContenido(said, {}, `Vez ${vez}`))
  }

  it('by every role, from every state: allowed steps are done, everything else is refused and changes nothing', async () => {
    for (const [estado, camino] of caminos(proceso)) {
      const llegado = async () => {
        const id = await deNuevo()
        for (const [rol, paso] of camino) expect((await dar(rol, id, paso)).status).toBe(200)
        return id
      }
      let id = await llegado()
      for (const rol of roles)
        for (const paso of Object.keys(process.steps)) {
          const puede = stepsOf(process, { estado }, rol).some(([each]) => each === paso)
          const filas = await movementsOf(e.db, name, id)
          const { status } = await dar(rol, id, paso)
          const suyo = [process.steps[paso]?.by].flat().includes(rol)
          const [ultimo, dado] = camino.at(-1) ?? []
          /* A step without content, repeated, counts as the one already taken. */
          const mismo = paso === dado && rol === ultimo && !process.steps[paso]?.with
          expect([estado, rol, paso, status]).toEqual([
            estado,
            rol,
            paso,
            puede || mismo ? 200 : (ajeno(rol, status) ?? (suyo ? 409 : 403)),
          ])
          if (puede) id = await llegado()
          else expect(await movementsOf(e.db, name, id)).toEqual(filas)
        }
    }
  })

  it('in every order, up to six steps of every role: only allowed steps succeed, with history and notices', async () => {
    const intentos = [...Object.keys(process.steps), 'deshacer'].flatMap(paso => roles.map(rol => ({ rol, paso })))
    const utiles = intentos.filter(({ rol, paso }) =>
      [
        paso === 'deshacer'
          ? Object.values(process.steps).map(({ undo }) => undo?.by ?? [])
          : (process.steps[paso]?.by ?? []),
      ]
        .flat(3)
        .includes(rol),
    )
    const uno = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...utiles) },
      { weight: 1, arbitrary: fc.constantFrom(...intentos) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(uno, { minLength: 1, maxLength: 6 }), async secuencia => {
        const id = await deNuevo()
        let pila: { estado: string; paso: string }[] = [{ estado: process.opens.to, paso: '' }]
        let hechos = 1
        for (const { rol, paso } of secuencia) {
          const ultimo = pila.at(-1) ?? { estado: '', paso: '' }
          const deshace = process.steps[ultimo.paso]?.undo
          const puede =
            paso === 'deshacer'
              ? deshace !== undefined && [deshace.by].flat().includes(rol)
              : stepsOf(process, { estado: ultimo.estado }, rol).some(([each]) => each === paso)
          const { status } = await dar(rol, id, paso)
          expect([rol, paso, status === 200]).toEqual([rol, paso, puede])
          if (!puede) continue
          hechos += 1
          pila = paso === 'deshacer' ? pila.slice(0, -1) : [...pila, { estado: process.steps[paso]?.to ?? '', paso }]
        }
        const movimientos = await movementsOf(e.db, name, id)
        expect(movimientos.map(({ n }) => n)).toEqual(Array.from({ length: hechos }, (_, at) => at + 1))
        expect(new Set(movimientos.map(({ huella }) => huella)).size).toBe(hechos)
        const [caso] = await e.db.select().from(tabla)
        expect(caso).toMatchObject({ estado: pila.at(-1)?.estado, ...standingOf(process, movimientos) })
        const [cambios] = await e.db
          .select({ total: count() })
          .from(historial)
          .where(and(eq(historial.clave, id), gt(historial.id, contado)))
        expect(cambios?.total).toBe(hechos)
        /* Only the notices of the case. An account that was closed or reopened has notices of its own. */
        const dichos = await e.db
          .select({ clave: avisos.clave, de: avisos.rol, direccion: avisos.direccion })
          .from(avisos)
          .where(eq(avisos.entidad, name))
        const debidos = movimientos.flatMap(({ a, de: desde, deshace, rol }) => {
          const dichosDe = Object.keys(process.tells?.[deshace === null ? a : (desde ?? '')] ?? {})
          const otraVez = deshace === null || !process.tells ? undefined : process.states[a]?.turn
          return union(dichosDe, otraVez ? [otraVez] : []).filter(cada => cada !== rol)
        })
        expect(dichos.map(({ de: cada }) => cada).toSorted()).toEqual(debidos.toSorted())
        expect(new Set(dichos.map(({ clave }) => clave))).toEqual(new Set(debidos.length ? [id] : []))
        expect(dichos.flatMap(({ direccion }) => sinDecir(direccion))).toEqual([])
      }),
      { numRuns: veces(40) },
    )
  }, 120_000)

  it('of fifty simultaneous steps one wins, and forty-nine learn the winner and the moment', async () => {
    const [paso = '', { by, path: camino = paso } = { by: [] as const }] =
      Object.entries(process.steps).find(([, { from }]) => [from].flat().includes(process.opens.to)) ?? []
    const rol = roles.find(cada => [by].flat().includes(cada)) ?? 'coordinador'
    const id = await deNuevo()
    const llegadas = await Promise.all(
      Array.from({ length: 50 }, (_, vez) =>
        e.pedir('POST', `${path}/${id}/${camino}`, {
          token: tokens.get(rol),
          cuerpo: conContenido(process.steps[paso]?.with, {}, `A la vez ${vez}`),
          en: vez % 2 ? e.segunda : e.app,
        }),
      ),
    )
    const [, ultimo] = await movementsOf(e.db, name, id)
    const negadas = llegadas.filter(({ status }) => status === 409)
    expect([llegadas.filter(({ status }) => status === 200).length, negadas.length]).toEqual([1, 49])
    for (const { data } of negadas)
      expect(data).toMatchObject({ quien: ultimo?.autor, cuando: ultimo?.momento.toISOString() })
    expect(await movementsOf(e.db, name, id)).toHaveLength(2)
  }, 60_000)
})

/** Returns the expected 401 of a person whom a step signed out, because it made the record of the case inactive. */
const ajeno = (rol: Rol, status: number) => (status === 401 && correoDe(rol) ? 401 : undefined)

/** Returns for each state a path from the opening, with the role that takes each step. */
const caminos = ({ process: { steps, opens } }: Proceso): ReadonlyMap<string, readonly (readonly [Rol, string])[]> => {
  const hallados = new Map<string, readonly (readonly [Rol, string])[]>([[opens.to, []]])
  for (const [estado, camino] of hallados)
    for (const [paso, { from, to, by }] of Object.entries(steps)) {
      const rol = roles.find(cada => [by].flat().includes(cada))
      if ([from].flat().includes(estado) && !hallados.has(to) && rol) hallados.set(to, [...camino, [rol, paso]])
    }
  return hallados
}
