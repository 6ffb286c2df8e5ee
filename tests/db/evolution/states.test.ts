import { afterEach, beforeEach, expect, it } from 'vitest'
import { refuseUndeclared } from '../../../scripts/db/undeclared.ts'
import { movementsOf } from '../../../server/crud/casos/movements.ts'
import { refuseLostStates } from '../../../server/crud/casos/refuseLostStates.ts'
import { house, registerHouse } from '../../../src/schema/house.ts'
import { phaseStates } from '../../../src/schema/process/phases.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { solicitud } from '../../casos/solicitud.ts'
import { acreditar } from '../../harness/acreditar.ts'
import { escena, type Escena } from '../../harness/escena.ts'
import { estudiante } from '../../harness/filas.ts'
import { informacionDeServicio } from '../../harness/servicios.ts'
import { vecinos } from '../../harness/vecinos.ts'
import { changed, evolving, today, type Registry, type Seeded } from './evolve.ts'

let e: Escena
let base: Seeded
beforeEach(async () => {
  e = await escena()
  await acreditar(e.db, await vecinos(e.db), [estudiante.matricula])
  base = await evolving(e)
}, 60_000)
afterEach(() => base.close())

/** Returns the registry with renamed states of a process, and of the field that stores them. */
const llamados = (proceso: string, campo: string, nombres: Readonly<Record<string, string>>): Registry =>
  changed(proceso, ({ fields, process, states }) => {
    const nuevo = (estado: string) => nombres[estado] ?? estado
    const { [campo]: field, ...demas } = fields
    if (field?.kind !== 'choice' || !process) throw new Error(`${proceso} keeps no state in ${campo}`)
    const choices = field.choices.map(each => {
      const [estado, label] = [each].flat()
      return [nuevo(String(estado)), String(label)] as const
    })
    const puestos = states?.map(each => ({
      ...each,
      [campo]: [each[campo] ?? []].flat().map(estado => nuevo(String(estado))),
    }))
    const suyos = Object.fromEntries(Object.entries(process.states).map(([estado, state]) => [nuevo(estado), state]))
    return {
      fields: { ...demas, [campo]: { ...field, choices } },
      process: { ...process, states: suyos },
      ...(puestos && { states: puestos }),
    }
  })

/** Runs something in a house with these declarations. */
const bajo = async <T>(registry: Registry, hacer: () => Promise<T>): Promise<T> => {
  const todo = house()
  registerHouse({ ...todo, resources: registry })
  try {
    return await hacer()
  } finally {
    registerHouse(todo)
  }
}

const pedir = async (rol: string, metodo: string, ruta: string, cuerpo?: object) =>
  e.pedir(metodo, ruta, { token: await e.tokenDe(rol), ...(cuerpo && { cuerpo }) })
const pasos = async () => (await base.db.execute('select de, a, comentario from pasos order by caso, n')).rows
const vistas = async () => (await base.db.execute(`select estado->'filter' as filter from vistas order by nombre`)).rows

it('of a process are renamed, two at once: its cases, their steps and saved views follow, and undo goes on', async () => {
  const registry = llamados('bajasTemporales', 'estado', { solicitada: 'ingresada', aceptada: 'por confirmar' })
  const renamings = [
    ['bajasTemporales.states.solicitada', 'ingresada'],
    ['bajasTemporales.states.aceptada', 'por confirmar'],
  ] as const
  const id = (await pedir('estudiante', 'POST', 'bajasTemporales', solicitud)).data.id_caso ?? ''
  expect((await pedir('escolar', 'POST', `bajasTemporales/${id}/aceptar`, { comentario: 'Procede' })).status).toBe(200)
  expect((await pedir('coordinador', 'POST', `bajasTemporales/${id}/confirmar`, {})).status).toBe(200)
  const lista = { entidad: 'bajasTemporales', lista: Object.keys(today.bajasTemporales?.lists ?? {})[0] }
  for (const [nombre, estado] of Object.entries({ 1: 'aceptada', 2: ['rechazada', 'solicitada'], 3: 'rechazada' }))
    await base.run(
      `insert into vistas (usuario_id, entidad, lista, nombre, estado, circulo) select id, '${lista.entidad}', '${lista.lista}', '${nombre}', '${JSON.stringify({ filter: { estado, q: 'a' } })}', 'x' from usuarios limit 1`,
    )
  const [antes, guardadas] = [await pasos(), await vistas()]

  await base.evolve(registry, { renamings })
  expect(await base.apart(registry)).toEqual([])
  expect((await pasos()).map(({ de, a }) => [de, a])).toEqual([
    [null, 'ingresada'],
    ['ingresada', 'por confirmar'],
    ['por confirmar', 'confirmada'],
  ])
  expect((await vistas()).map(({ filter }) => filter)).toEqual([
    { estado: 'por confirmar', q: 'a' },
    { estado: ['rechazada', 'ingresada'], q: 'a' },
    { estado: 'rechazada', q: 'a' },
  ])
  await expect(base.run(`update pasos set comentario = 'Otro'`)).rejects.toThrow()

  await base.evolve(today, {
    renamings: renamings.map(([from, to]) => [`bajasTemporales.states.${to}`, from.split('.')[2] ?? '']),
  })
  expect([await pasos(), await vistas()]).toEqual([antes, guardadas])
  const undone = await pedir('coordinador', 'POST', `bajasTemporales/${id}/deshacer`, { comentario: 'Por error' })
  expect(undone).toMatchObject({ status: 200, message: 'Baja temporal: aceptada' })
})

it('of a process of phases are renamed together with the steps of those phases and the state of each case', async () => {
  const registry = llamados('serviciosSociales', 'status', { enviado: 'recibido' })
  const renombrado: AnyResource | undefined = registry.serviciosSociales
  const activar = `cuc/estudiante/${estudiante.matricula}/activar-servicio`
  expect((await pedir('escolar', 'POST', activar, {})).status).toBeLessThan(300)
  const caso = String(await base.one('select caso from pasos limit 1'))
  const informar = `serviciosSociales/${caso}/fase_cero/informar`
  expect((await pedir('estudiante', 'POST', informar, informacionDeServicio)).status).toBe(200)
  const status = () => base.one('select status from "serviciosSociales"')
  const antes = await pasos()

  await expect(bajo(registry, () => refuseLostStates(base.db))).rejects.toThrow(
    'serviciosSociales: hay 1 en el estado «enviado», que ya no se declara. Declárelo, con un paso que salga de él, hasta que no quede ninguno. Si ahora se llama de otro modo, escriba la migración con --renombrar "serviciosSociales.states.enviado:nombre_nuevo".',
  )
  await base.evolve(registry, { renamings: [['serviciosSociales.states.enviado', 'recibido']] })
  expect(await base.apart(registry)).toEqual([])
  await bajo(registry, () => refuseLostStates(base.db))
  expect(await status()).toBe('recibido')
  const movimientos = await movementsOf(base.db, 'serviciosSociales', caso)
  expect(renombrado?.process && phaseStates(renombrado.process, movimientos)?.[0]).toBe('recibido')

  await base.evolve(today, { renamings: [['serviciosSociales.states.recibido', 'enviado']] })
  expect([await pasos(), await status()]).toEqual([antes, 'enviado'])
  await refuseLostStates(base.db)
})

it('is renamed to one that is declared, from one that is not', () => {
  expect(() => refuseUndeclared([['certificados.states.Pedido', 'Por emitir']])).not.toThrow()
  expect(() => refuseUndeclared([['certificados.states.Pedido', 'Por firmar']])).toThrow(
    'No se declara el estado «certificados.states.Por firmar».',
  )
  expect(() => refuseUndeclared([['certificados.states.Emitido', 'Por emitir']])).toThrow(
    /todavía está en las declaraciones/,
  )
})
