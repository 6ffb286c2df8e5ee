import { phaseStates, judgeStep } from '../../src/schema/process/phases.ts'
import type { Values } from '../../src/schema/kinds.ts'
import { roles, type Rol } from '../../src/domain/roles.ts'
import type { Proceso } from '../harness/casos.ts'
import { informacionDeServicio } from '../harness/servicios.ts'

/** The state of a case of a process with phases: its values, and the state of each phase. */
export type Lugar = { values: Values; states: readonly string[] }

/** A step on a phase requested by a role. `variante` chooses among its possible contents. */
export type Pedido = { rol: Rol; paso: string; fase: number; variante: number }

/** Contents of the steps with fields: one for each different outcome. */
const contenidos: Readonly<Record<string, Readonly<Record<string, readonly Values[]>>>> = {
  serviciosSociales: {
    informar: [informacionDeServicio, { ...informacionDeServicio, periodo: 'semestre' }],
  },
}

/** Models a process with phases from its declaration: the steps that may be requested, which are allowed, and the resulting state of the case. */
export const modeloDe = ({ name, process }: Proceso) => {
  const { phases, steps, opens } = process
  const contenido = (paso: string, variante: number): Values => contenidos[name]?.[paso]?.[variante] ?? {}
  const puede = (rol: Rol, paso: string) => [steps[paso]?.by].flat().includes(rol)
  const juicio = ({ values, states }: Lugar, { paso, fase }: Pedido) => {
    const step = steps[paso]
    if (!step) throw new Error(`no step «${paso}»`)
    return judgeStep(process, paso, step, { values, state: states[fase] ?? '', phase: fase, states })
  }
  const despues = ({ values, states }: Lugar, { paso, fase, variante }: Pedido): Lugar => ({
    values: { ...values, ...contenido(paso, variante) },
    states: states.map((state, at) => (at === fase ? (steps[paso]?.to ?? state) : state)),
  })
  const pedidos: readonly Pedido[] = Object.keys(steps).flatMap(paso =>
    [...(phases?.list.keys() ?? [])].flatMap(fase =>
      [...(contenidos[name]?.[paso] ?? [{}]).keys()].flatMap(variante =>
        roles.map(rol => ({ rol, paso, fase, variante })),
      ),
    ),
  )
  const inicio: Lugar = { values: {}, states: phases?.list.map(() => opens.to) ?? [] }
  return {
    inicio,
    pedidos,
    contenido,
    puede,
    juicio,
    despues,
    nombre: (lugar: Lugar) => JSON.stringify(lugar),
    llamado: (nombre: string): Lugar => JSON.parse(nombre),
    estados: (movimientos: Parameters<typeof phaseStates>[1]) => phaseStates(process, movimientos),
    /** Returns the steps that somebody may take now. */
    abiertos: (lugar: Lugar) => pedidos.filter(pedido => puede(pedido.rol, pedido.paso) && juicio(lugar, pedido).open),
    /** Returns the roles that are told of a step. */
    avisados: (lugar: Lugar, pedido: Pedido): readonly string[] => {
      const step = steps[pedido.paso]
      const hacia = despues(lugar, pedido)
      const taken = {
        step: pedido.paso,
        comment: 'Porque sí',
        today: '2026-11-20',
        record: {},
        phase: pedido.fase,
        states: hacia.states,
      }
      return Object.entries(process.tells?.[step?.to ?? ''] ?? {}).flatMap(([rol, told]) =>
        rol !== pedido.rol && (typeof told === 'string' || told?.(lugar.values, taken)) ? [rol] : [],
      )
    },
  }
}
