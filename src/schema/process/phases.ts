import type { Value, Values } from '../kinds.ts'
import { isOpenTo } from './stepsOf.ts'
import type { AnyProcess, Step } from './process.ts'

/** A phase: one of several ways of a case that have the same states and steps. `name` stands in addresses and records, `label` is what people read. */
type Phase = { readonly name: string; readonly label: string }

/**
 * The phases of every case, in order. Each begins where the case does and goes its own way. Where the case stands
 * follows from them, and is stored in fields of its own.
 */
export type Phases<H extends string = string> = {
  list: readonly Phase[]
  /** Name of a phase's state in answers. Default: «estado». */
  state?: string
  /** Returns why a step may not be taken on a phase now, from the values of the case and the states of its phases; undefined where it may. */
  closed?: {
    judge(values: Values, states: readonly string[], step: string, phase: number): string | undefined
  }['judge']
  /** The fields that store where the case stands: nobody else writes them. */
  keeps: readonly H[]
  /** Returns where the case stands, from its values and the states of its phases. */
  stands: {
    judge(values: Values, states: readonly string[], today: string): Readonly<Record<NoInfer<H>, Value>>
  }['judge']
}

/** Situation in which a step is judged: the values of the case, the state in which the step begins and, with phases, which one and the states of all. */
type Place = { values: Values; state: string; phase?: number; states?: readonly string[] }

/** Returns the phase of a number; `undefined` where there is none, and in a process without phases. */
export const phaseAt = ({ phases }: AnyProcess, at: number | null | undefined): Phase | undefined =>
  phases?.list.find((_, nth) => nth === at)

/** Returns the states of all phases of a case after some steps, in order; `undefined` in a process without phases. */
export const phaseStates = (
  { phases, opens }: AnyProcess,
  steps: readonly { fase: number | null; a: string }[],
): readonly string[] | undefined => {
  if (!phases) return undefined
  const states = phases.list.map(() => opens.to)
  for (const { fase, a } of steps) if (fase !== null) states[fase] = a
  return states
}

/** Tells whether a step may be taken. Where a process with phases closes it, `fault` is the reason in words. */
export const judgeStep = (
  { phases }: AnyProcess,
  name: string,
  step: Step,
  { values, state, phase, states = [] }: Place,
): { open: boolean; fault?: string } => {
  if (!phases || phase === undefined) return { open: isOpenTo(step, values) }
  const fault = phases.closed?.(values, states, name, phase)
  return { open: !fault && isOn(step, phase) && isOpenTo(step, { ...values, estado: state }), fault }
}

/** Tells whether a phase has a step at all. */
export const isOn = ({ on }: Pick<Step, 'on'>, phase: number) => on === undefined || on.includes(phase)

/** Returns all steps of a case under the names by which they are taken: «enviar», or «fase_uno/enviar» of a process with phases. */
export const waysOf = ({ phases, steps }: AnyProcess): readonly { way: string; name: string; phase?: number }[] =>
  Object.entries(steps).flatMap(([name, step]) =>
    phases
      ? phases.list.flatMap((each, phase) => (isOn(step, phase) ? [{ way: `${each.name}/${name}`, name, phase }] : []))
      : [{ way: name, name }],
  )

/** Returns the step of a way, the text of its button, and the words that follow the address of the case in its call. */
export const wayNamed = (
  process: AnyProcess,
  way: string,
): { step?: Step; label: string; call: string; phase?: number } => {
  const { phases, steps } = process
  const [name = '', phaseName] = way.split('/').toReversed()
  const step = steps[name]
  const phase = phases?.list.findIndex(each => each.name === phaseName)
  const label = phaseAt(process, phase)?.label
  return {
    step,
    label: `${label ? `${label}: ` : ''}${step?.label ?? way}`,
    call: `${phaseName ? `${phaseName}/` : ''}${step?.path ?? name}`,
    phase,
  }
}
