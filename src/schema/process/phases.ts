import type { Value, Values } from '../kinds.ts'
import { isOpenTo } from './stepsOf.ts'
import type { AnyProcess, Step } from './process.ts'

/** One of several ways of a case that have the same states and steps: its name in addresses and records, and what people call it. */
type Phase = { readonly name: string; readonly label: string }

/**
 * The phases of every case, in their order. Each begins where the case does and goes its own way; where the case stands follows from where
 * its phases do, and is kept in fields of its own.
 */
export type Phases<H extends string = string> = {
  list: readonly Phase[]
  /** What the state of a phase is called in answers; without, «estado». */
  state?: string
  /** Why a step may not be taken on a phase now, from the values of the case and the states of its phases. */
  closed?: {
    judge(values: Values, states: readonly string[], step: string, phase: number): string | undefined
  }['judge']
  /** The fields in which the case stands: nobody else writes them. */
  keeps: readonly H[]
  /** Where the case stands, from its values and the states of its phases. */
  stands: {
    judge(values: Values, states: readonly string[], today: string): Readonly<Record<NoInfer<H>, Value>>
  }['judge']
}

/** What a step finds: the values of the case, the state in which it begins, and of a process of phases which one. */
type Place = { values: Values; state: string; phase?: number; states?: readonly string[] }

/** The phase of a number; `undefined` where there is none, and in a process without phases. */
export const phaseAt = ({ phases }: AnyProcess, at: number | null | undefined): Phase | undefined =>
  phases?.list.find((_, nth) => nth === at)

/** The states of all phases of a case after some steps, in their order; `undefined` of a process that has none. */
export const phaseStates = (
  { phases, opens }: AnyProcess,
  steps: readonly { fase: number | null; a: string }[],
): readonly string[] | undefined => {
  if (!phases) return undefined
  const states = phases.list.map(() => opens.to)
  for (const { fase, a } of steps) if (fase !== null) states[fase] = a
  return states
}

/** Whether a step may be taken there; else what refuses it, in words where its process has some for it. */
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

/** Whether a phase has a step at all. */
export const isOn = ({ on }: Pick<Step, 'on'>, phase: number) => on === undefined || on.includes(phase)

/** The steps of a case by what they are called to whoever may take them: «enviar», or «fase_uno/enviar» of a process of phases. */
export const waysOf = ({ phases, steps }: AnyProcess): readonly { way: string; name: string; phase?: number }[] =>
  Object.entries(steps).flatMap(([name, step]) =>
    phases
      ? phases.list.flatMap((each, phase) => (isOn(step, phase) ? [{ way: `${each.name}/${name}`, name, phase }] : []))
      : [{ way: name, name }],
  )

/** What a way is: the step, what its button says, and the words that follow the address of the case. */
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
