import type { Values, When } from '../kinds.ts'
import type { CaseCall, RecordPart, Scope, Sheet, StepRoom } from '../names.ts'
import type { Registro } from '../record/valueAt.ts'
import type { Role } from '../account/roles.ts'
import type { Phases } from './phases.ts'

/** Which cases a role sees: all, those of the record that it signs in with, those that name that record in a field, or those of a scope. */
type Sight = 'all' | 'mine' | { mine: string } | Scope

/** One who takes part: what people call this role in the process, and whose cases it sees. */
export type Participant = { label: string; sees: Sight }

/**
 * A state awaits somebody, for so many days, or is the end. Into one that is `from` before no step leads: cases stood in it before there was this
 * process. `done` is what was done to a case that is there, in the words for who wanted another step than the one that was taken («aceptó»).
 */
export type State<P extends string = string> = { label: string; from?: 'before'; done?: string } & (
  { turn: P; days: number; end?: never } | { end: true; turn?: never; days?: never }
)

/** A PDF that goes with a step. `sentAs` is its name in the form that is sent, `toldAs` its name in history. */
export type PdfContent = { label: string; required?: string; sentAs?: string; toldAs?: string }

/** What goes with a step: a comment and a PDF, required where they say the sentence that asks for them, fields of the case, and a list of rows that a room judges and keeps. */
export type Content<Field extends string = string> = {
  comment?: true | string
  pdf?: PdfContent
  fields?: readonly Field[]
  sheet?: Sheet
}

/** What somebody is told of a case: a text under the name of its state, or both and where it leads. */
export type Told = string | { tell(values: Values, step: Taken): TellingWords | undefined }['tell']

/** What somebody is told, and where it leads. */
export type TellingWords = { subject: string; text: string; address?: string }

/** The step that is told: its name, the day on which it is taken, the comment on it, the record of the case as it was before a step of one that is open, what its room says of the rows that went with it, and of a process of phases which one and where all stand after it. */
export type Taken = {
  step: string
  today: string
  comment: string | null
  record: Registro
  rows?: string
  phase?: number
  states?: readonly string[]
}

/** Why somebody comes too late: a sentence, or one that who did it and when follow («La calificó …», «Usted la calificó …»), with what its answer says beside. */
export type Refusal = string | { because: string; did: string; data?: Readonly<Record<string, string>> }

/** The sentence of a refusal, whoever did it. */
export const becauseOf = (said: Refusal | undefined): string | undefined =>
  typeof said === 'object' ? said.because : said

/** What a step writes into the record that the case is of: fixed values, or what follows from its own. */
export type Sets = Values | ((record: Values) => Values)

/** `true`, or the sentence that refuses the step, from the values of the case. */
type Guard = { judge(values: Values, today: string): true | string }['judge']

type Said<P extends string, S extends string, Field extends string> = {
  /** On its button. */
  label: string
  /** In a sentence: «aceptó». */
  done: string
  to: S
  by: P | readonly P[]
  with?: Content<Field>
  guard?: Guard
  /** Asked in the transaction of the step: refuses by what other tables hold, answers values of the case that nobody writes. */
  room?: StepRoom
  sets?: Sets
  /** What its call answers once it is done; without, where the case now stands. */
  says?: { say(values: Values): string }['say']
  /** What should be known before it is done, of the case as it is on a day. */
  confirm?: string | { say(record: Registro, today: string): string }['say']
}

/** How a case begins. `once` refuses a second one while the record has one that is not at its end; with `single` a record has one case for good, known by the record's key. */
export type Opening<P extends string = string, S extends string = string, Field extends string = string> = Said<
  P,
  S,
  Field
> & {
  once?: string
  single?: Refusal
  /** The call that begins it, where it had one before there were processes; it answers 200, as it did. */
  path?: string
}

/** A way from one state, or several, to another. */
export type Step<P extends string = string, S extends string = string, Field extends string = string> = Said<
  P,
  S,
  Field
> & {
  from: S | readonly S[]
  /** Of a process of phases: the numbers of those that have this step; without, all. */
  on?: readonly number[]
  /** Only of cases whose fields hold these values. */
  when?: When
  /** The last word of its call, where that is not its name. */
  path?: string
  /** What who comes to a case in another state is told, by that state; without, who came first and when. */
  otherwise?: Readonly<Partial<Record<S, Refusal>>>
  /** `refused`: the same sending again goes well under its idempotency key alone. */
  again?: 'refused'
  /** By whom it may be taken back, and for how many days. */
  undo?: { by: P | readonly P[]; days: number }
}

/** A call that takes one of these steps, or begins a case («abrir»), with a body of its own, which a room of the server understands. */
export type Alias<T extends string = string> = {
  method: 'POST' | 'PUT'
  /** A `{name}` stands for a word of the address. */
  path: string
  takes: T | readonly T[]
  room: CaseCall
  /** It never brings the file that its steps may take: its body is as short as that of any call without one. */
  pdf?: false
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
  tells?: Readonly<Record<string, Readonly<Partial<Record<Role, Told>>>>>
  /** Several ways of a case with the same states and steps. */
  phases?: Phases
  /** Calls that were there before the process: each finds case and step in its own body and answers in its own shape. */
  calls?: Readonly<Record<string, Alias<string>>>
  /** What its calls answer of a case beside its record. */
  answers?: readonly RecordPart[]
}

/** Which cases each role sees, as a door says it. */
export const sightsOf = ({
  of,
  people,
}: AnyProcess): Readonly<Partial<Record<Role, 'all' | Scope | { mine: string }>>> =>
  Object.fromEntries(
    Object.entries<Participant>(people).map(([role, { sees }]) => [role, sees === 'mine' ? { mine: of } : sees]),
  )

/** The values of a case that the process itself keeps. */
export const kept = ['estado', 'turno', 'abierto', 'desde', 'vence', 'dias'] as const

/** Where a case stands on a day, both `yyyy-mm-dd`: its state, whose turn it is, since when and until when. */
export const standing = <S extends string, P extends string>(
  { states }: { readonly states: Readonly<Record<S, State<P>>> },
  estado: S,
  day: string,
): { estado: S; turno: P | null; desde: string; vence: string | null } => {
  const { turn, days } = states[estado]
  return { estado, turno: turn ?? null, desde: day, vence: days === undefined ? null : daysAfter(day, days) }
}

/** Days from one to another, both `yyyy-mm-dd`. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day)

const daysAfter = (from: string, days: number) => new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

const day = 86_400_000
