import type { Values, When } from '../kinds.ts'
import type { CaseCall, RecordPart, Scope, Sheet, StepRoom } from '../names.ts'
import type { Registro } from '../record/valueAt.ts'
import type { Role } from '../account/roles.ts'
import type { Phases } from './phases.ts'

/** The cases that a role sees: all, those of the record that it signs in with, those that name that record in a field, or those of a scope. */
type VisibleCases = 'all' | 'mine' | { mine: string } | Scope

/** A role that takes part: its name in the process, and the cases that it sees. */
export type Participant = { label: string; sees: VisibleCases }

/**
 * A state awaits a role for some days, or is an end. No step leads to `from: 'before'`, the state of cases older than
 * the process. `done`: what a step did («aceptó»), told to those who came later.
 */
export type State<P extends string = string> = { label: string; from?: 'before'; done?: string } & (
  | { turn: P; days: number; end?: never }
  | { end: true; turn?: never; days?: never }
)

/** A PDF that goes with a step. `required` is the sentence that asks for it, `sentAs` its name in the form that is sent, `toldAs` its name in history. */
export type PdfContent = { label: string; required?: string; sentAs?: string; toldAs?: string }

/** Content of a step: a comment and a PDF, required where they carry the sentence that asks for them, fields of the case, and a list of rows that a room judges and stores. */
export type Content<Field extends string = string> = {
  comment?: true | string
  pdf?: PdfContent
  fields?: readonly Field[]
  sheet?: Sheet
}

/** Notice of a case: a text under the name of its state, or a function that returns both and the address. It may return undefined: no notice. */
export type CaseNotice = string | { tell(values: Values, step: NoticedStep): TellingWords | undefined }['tell']

/** Words of a notice, and the address that it leads to. */
export type TellingWords = { subject: string; text: string; address?: string }

/** The step that a notice tells of. `record` is the case as it was before a step on an open one, `rows` what its room says of the rows that went with it, `states` those of all phases after it. */
export type NoticedStep = {
  step: string
  today: string
  comment: string | null
  record: Registro
  rows?: string
  phase?: number
  states?: readonly string[]
}

/** Refusal of a step that comes too late: a sentence, or one followed by who did it and when («La calificó …», «Usted la calificó …»), with further data for the answer. */
export type Refusal = string | { because: string; did: string; data?: Readonly<Record<string, string>> }

/** Returns the sentence of a refusal, without who did it. */
export const becauseOf = (reason: Refusal | undefined): string | undefined =>
  typeof reason === 'object' ? reason.because : reason

/** Values that a step writes into the record that the case is about: fixed ones, or worked out from that record's values. */
export type Sets = Values | ((record: Values) => Values)

/** Returns `true`, or the sentence that refuses the step, from the values of the case. */
type Guard = { judge(values: Values, today: string): true | string }['judge']

/** Options that opening a case and a step of it share. */
type Move<P extends string, S extends string, Field extends string> = {
  /** Text of its button. */
  label: string
  /** Its verb in a sentence: «aceptó». */
  done: string
  to: S
  by: P | readonly P[]
  with?: Content<Field>
  guard?: Guard
  /** Asked in the transaction of the step: refuses by what other tables hold, and returns values of the case that nobody types. */
  room?: StepRoom
  sets?: Sets
  /** Returns the message of its answer once it is done. Default: where the case now stands. */
  says?: { say(values: Values): string }['say']
  /** Text to confirm before it is done, fixed or from the case as it is on a day and, in a process of phases, from the phase; empty asks nothing. */
  confirm?: string | { say(record: Registro, today: string, phase?: number): string }['say']
}

/** The opening of a case. `once` refuses a second one while the record has a case that is not at its end; with `single` a record has one case for good, under the record's key. */
export type Opening<P extends string = string, S extends string = string, Field extends string = string> = Move<
  P,
  S,
  Field
> & {
  once?: string
  single?: Refusal
  /** Path of the call that opens it, where it had one before there were processes; that call answers 200, as it did. */
  path?: string
}

/** A step from one state, or several, to another. */
export type Step<P extends string = string, S extends string = string, Field extends string = string> = Move<
  P,
  S,
  Field
> & {
  from: S | readonly S[]
  /** Numbers of the phases that have this step. Default: all. */
  on?: readonly number[]
  /** Values that the fields of the case must hold for the step. */
  when?: When
  /** Last word of its call. Default: its name. */
  path?: string
  /** Refusal for somebody who comes to a case in another state, by that state. Default: who came first, and when. */
  otherwise?: Readonly<Partial<Record<S, Refusal>>>
  /** `refused`: the same request again is refused (409) unless it carries the idempotency key of the first. Default: it is answered as done. */
  again?: 'refused'
  /** Roles that may take it back, and for how many days. */
  undo?: { by: P | readonly P[]; days: number }
}

/** A call from before the process that takes one of these steps, or opens a case («abrir»), with a body of its own that a room of the server understands. */
export type Alias<T extends string = string> = {
  method: 'POST' | 'PUT'
  /** `{name}` stands for a word of the address. */
  path: string
  takes: T | readonly T[]
  room: CaseCall
  /** `false` where it never brings the file that its steps may take: its body is then limited as that of any call without one. */
  pdf?: false
}

/** A process as shared code sees it, whatever resource declares it. */
export type AnyProcess = {
  /** The field of the case that refers to the record it is about. */
  of: string
  people: Readonly<Partial<Record<Role, Participant>>>
  opens: Opening<Role>
  states: Readonly<Record<string, State<Role>>>
  steps: Readonly<Record<string, Step<Role>>>
  /** Returns what those who are not the person of a case are to know before they decide it; undefined for nothing. */
  warns?: (registro: Registro) => string | undefined
  /** Notices by state and role. */
  tells?: Readonly<Record<string, Readonly<Partial<Record<Role, CaseNotice>>>>>
  /** Several ways of a case with the same states and steps. */
  phases?: Phases
  /** Calls that existed before the process: each finds case and step in its own body and answers in its own shape. */
  calls?: Readonly<Record<string, Alias<string>>>
  /** Parts that its calls answer beside the record of a case. */
  answers?: readonly RecordPart[]
}

/** Returns the cases that each role sees, as a door declares them. */
export const sightsOf = ({
  of,
  people,
}: AnyProcess): Readonly<Partial<Record<Role, 'all' | Scope | { mine: string }>>> =>
  Object.fromEntries(
    Object.entries<Participant>(people).map(([role, { sees }]) => [role, sees === 'mine' ? { mine: of } : sees]),
  )

/** The fields of a case that the process itself writes. */
export const processFields = ['estado', 'turno', 'abierto', 'desde', 'vence', 'dias'] as const

/** Returns where a case stands that comes to a state on a day, all days `yyyy-mm-dd`: its state, whose turn it is, since when and until when. */
export const standing = <S extends string, P extends string>(
  { states }: { readonly states: Readonly<Record<S, State<P>>> },
  estado: S,
  day: string,
): { estado: S; turno: P | null; desde: string; vence: string | null } => {
  const { turn, days } = states[estado]
  return { estado, turno: turn ?? null, desde: day, vence: days === undefined ? null : daysAfter(day, days) }
}

/** Returns the days from one date to another, both `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

const daysAfter = (from: string, days: number) => new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

const day = 86_400_000
