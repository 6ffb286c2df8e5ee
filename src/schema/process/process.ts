import type { Value, Values, When } from '../kinds.ts'
import type { Scope } from '../names.ts'
import type { Role } from '../roles.ts'

/** Which cases a role sees: all, those of the record that it signs in with, or those of a scope. */
export type Sight = 'all' | 'mine' | Scope

/** One who takes part: what people call this role in the process, and whose cases it sees. */
export type Participant = { label: string; sees: Sight }

/** A state awaits somebody, for so many days, or is the end. */
export type State<P extends string = string> = { label: string } & (
  { turn: P; days: number; end?: never } | { end: true; turn?: never; days?: never }
)

/** What goes with a step: a comment and a PDF, required where they say the sentence that asks for them, and fields of the case. */
export type Content<Field extends string = string> = {
  comment?: true | string
  pdf?: { label: string; required?: string }
  fields?: readonly Field[]
}

/** What a step writes into the record that the case is of: fixed values, or what follows from its own. */
export type Sets = Values | ((record: Values) => Values)

/** `true`, or the sentence that refuses the step, from the values of the case. */
export type Guard = { judge(values: Values, today: string): true | string }['judge']

type Said<P extends string, S extends string, Field extends string> = {
  /** On its button. */
  label: string
  /** In a sentence: «aceptó». */
  done: string
  to: S
  by: P | readonly P[]
  with?: Content<Field>
  guard?: Guard
  sets?: Sets
  /** What should be known before it is done. */
  confirm?: string
}

/** How a case begins. `once` refuses a second one while the record has one that is not at its end. */
export type Opening<P extends string = string, S extends string = string, Field extends string = string> = Said<
  P,
  S,
  Field
> & { once?: string }

/** A way from one state, or several, to another. */
export type Step<P extends string = string, S extends string = string, Field extends string = string> = Said<
  P,
  S,
  Field
> & {
  from: S | readonly S[]
  /** Only of cases whose fields hold these values. */
  when?: When
  /** By whom it may be taken back, and for how many days. */
  undo?: { by: P | readonly P[]; days: number }
}

/** A process as shared code sees it, whatever resource declares it. */
export type AnyProcess = {
  /** The field of the case that leads to the record it is of. */
  of: string
  people: Readonly<Partial<Record<Role, Participant>>>
  opens: Opening<Role>
  states: Readonly<Record<string, State<Role>>>
  steps: Readonly<Record<string, Step<Role>>>
  /** Whom each state is told to. */
  tells?: Readonly<Record<string, Readonly<Partial<Record<Role, string>>>>>
}

/** The values of a case that the process itself keeps. */
export const kept = ['estado', 'turno', 'abierto', 'desde', 'vence', 'dias'] as const

/** Where a case stands on a day, both `yyyy-mm-dd`: its state, whose turn it is, since when and until when. */
export const standing = ({ states }: AnyProcess, estado: string, day: string): Readonly<Record<string, Value>> => {
  const { turn = null, days } = states[estado] ?? {}
  return { estado, turno: turn, desde: day, vence: days === undefined ? null : daysAfter(day, days) }
}

/** Days from one to another, both `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

const daysAfter = (from: string, days: number) => new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

const day = 86_400_000
