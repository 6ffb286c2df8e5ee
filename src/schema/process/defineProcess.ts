import { choice, computed, date, id, type Field } from '../fields.ts'
import type { AnyListView } from '../filters/listViews.ts'
import type { Fields } from '../kinds.ts'
import type { RecordPart } from '../names.ts'
import type { AnyResource, Declared, Door, Resource } from '../resource.ts'
import type { Role } from '../account/roles.ts'
import type { IconName } from '../screen.ts'
import { late } from './late.ts'
import type { Phases } from './phases.ts'
import {
  daysBetween,
  sightsOf,
  type Alias,
  type AnyProcess,
  type Opening,
  type Participant,
  type State,
  type Step,
  type CaseNotice,
} from './process.ts'

/** Declaration of a process: a resource whose records are cases, written by steps alone. */
type Declaration<
  Name extends string,
  F extends Fields,
  P extends Role,
  S extends string,
  T extends string,
  D extends string,
  K extends string | undefined,
  H extends string,
> = Declared &
  Pick<
    Resource<Name, F>,
    'label' | 'form' | 'rules' | 'search' | 'related' | 'unique' | 'with' | 'findable' | 'bulk'
  > & {
    name: Name
    /** The field that is the key of a case, given by the room of its opening. Default: a generated `id_caso`. */
    key?: K & keyof F
    /** The field that refers to the record that a case is about. */
    of: string & keyof F
    title: string & keyof F
    fields: F
    /** Columns of its lists, before those that say where a case stands. */
    columns: readonly ((string & keyof F) | keyof CaseFields<S, P>)[]
    filters?: readonly (string | keyof CaseFields<S, P>)[]
    /** Its doors, where they existed before it was a process. Then columns, filters and views are as declared, and nothing is added. Default: one list, `casos`. */
    lists?: Readonly<Record<D, Door>>
    views?: Readonly<Record<string, AnyListView>>
    sort?: (string & keyof F) | keyof CaseFields<S, P>
    indexes?: readonly (readonly ((string & keyof F) | keyof CaseFields<S, P> | 'id_caso')[])[]
    people: Readonly<Record<P, Participant>>
    opens: Opening<NoInfer<P>, NoInfer<S>, string & keyof NoInfer<F>>
    states: Readonly<Record<S, State<NoInfer<P>>>>
    steps: Readonly<Record<T, Step<NoInfer<P>, NoInfer<S>, string & keyof NoInfer<F>>>>
    /** Several ways of a case with the same states and steps. The process then declares the fields that say where a case stands. */
    phases?: Phases<H & keyof NoInfer<F>>
    /** The combinations of values that a case may hold: it always meets one of these. */
    holds?: AnyResource['states']
    /** Calls that existed before the process. */
    calls?: Readonly<Record<string, Alias<'abrir' | NoInfer<T>>>>
    /** Notices of a case that came to a state, by state and role; «{caso}» stands for the title of the case. */
    tells?: { readonly [At in NoInfer<S>]?: { readonly [R in NoInfer<P>]?: CaseNotice } }
    answers?: readonly RecordPart[]
    /** Returns what those who are not the person of a case are to know before they decide it; undefined for nothing. */
    warns?: AnyProcess['warns']
    screen?: { route: `/${string}`; menu?: string; from?: readonly `/${string}`[]; icon?: IconName }
  }

type CaseFields<S extends string, P extends string> = {
  estado: Field<'choice', S, true, never>
  turno: Field<'choice', P, false, never>
  abierto: Field<'date', string, true, never>
  desde: Field<'date', string, true, never>
  vence: Field<'date', string, false, never>
  dias: Field<'computed', string | number, false, never>
}

/** The generated key of a case that has none of its own. */
type Key<K extends string | undefined> = K extends string ? unknown : { id_caso: Field<'id', string, true, never> }

/** Declares a process: its table of cases, calls, lists with state and turn, what awaits each role, buttons and time line all come from it. */
export const defineProcess = <
  const Name extends string,
  const F extends Fields,
  const P extends Role,
  const S extends string,
  const T extends string,
  const D extends string = 'casos',
  const K extends string | undefined = undefined,
  const H extends string = never,
>(
  declared: Declaration<Name, F, P, S, T, D, K, H>,
) => {
  const { of, fields, people, opens, states, steps, tells, phases, calls, holds, answers, warns, screen, ...rest } =
    declared
  const { name, key, label, columns, filters = [], lists } = declared
  const process = { of, people, opens, states, steps, tells, phases, calls, answers, warns } as unknown as AnyProcess
  const roles = Object.keys(people) as P[]
  const resource = {
    ...rest,
    key: key ?? 'id_caso',
    fields: { ...(key ? {} : { id_caso: id() }), ...fields, ...(phases ? {} : caseFields(process, label.feminine)) },
    ...(lists
      ? {}
      : {
          columns: [...columns, 'estado', 'turno', 'desde', 'dias'],
          filters: [...filters, 'estado', 'turno', 'abierto', 'desde', 'vence'],
          views: viewsOf(process, label.feminine),
          sort: 'desde',
          lists: { casos: { path: name, roles, sees: sightsOf(process) } },
        }),
    ...(holds && { states: holds }),
    ...(screen && { screen: { role: roles, ...screen } }),
    process,
  }
  return resource as unknown as Omit<
    Resource<
      Name,
      [H] extends [never] ? Omit<F, keyof CaseFields<S, P> | 'id_caso'> & CaseFields<S, P> & Key<K> : F & Key<K>,
      D
    >,
    'process'
  > & { process: Omit<AnyProcess, 'states'> & { readonly states: Readonly<Record<S, State<P>>> } }
}

const caseFields = ({ states, people }: AnyProcess, feminine?: true): AnyResource['fields'] => ({
  estado: choice({
    label: 'Estado',
    required: true,
    assigned: true,
    choices: Object.entries(states).map(([state, declared]) => [state, declared.label] as const),
  }),
  turno: choice({
    label: 'Turno de',
    assigned: true,
    choices: Object.entries(people).map(([role, person]) => [role, person.label] as const),
  }),
  abierto: date({ label: feminine ? 'Iniciada el' : 'Iniciado el', required: true, assigned: true }),
  desde: date({ label: 'En este estado desde', heading: 'Desde', required: true, assigned: true }),
  vence: date({ label: 'Debe atenderse a más tardar', heading: 'Vence', assigned: true }),
  dias: computed({
    label: 'Días en espera',
    heading: 'Días',
    of: ['turno', 'desde'],
    value: ({ turno, desde }, today) =>
      turno && typeof desde === 'string' && today ? Math.max(0, daysBetween(desde, today)) : '',
  }),
})

/** Returns the views of a process: for each role what awaits it, what of that is late and what awaits others; for all what is over. */
const viewsOf = ({ states, people }: AnyProcess, feminine?: true): Record<string, AnyListView> => {
  const roles = Object.keys(people) as Role[]
  const turns = roles.filter(role => Object.values(states).some(({ turn }) => turn === role))
  return Object.fromEntries([
    ...turns.flatMap(role => [
      [`por_${role}`, { label: 'Por atender', filter: { turno: role }, roles: [role], pending: [role] }] as const,
      [
        `tarde_${role}`,
        { label: 'Por atender, fuera de plazo', filter: { turno: role, ...late }, roles: [role], pending: [role] },
      ] as const,
    ]),
    ...turns.flatMap(turn => {
      const others = roles.filter(role => role !== turn)
      return others.length
        ? [
            [
              `espera_${turn}`,
              { label: `En espera de ${people[turn]?.label ?? turn}`, filter: { turno: turn }, roles: others },
            ] as const,
          ]
        : []
    }),
    [
      'fin',
      {
        label: feminine ? 'Concluidas' : 'Concluidos',
        filter: { estado: Object.keys(states).filter(state => states[state]?.end) },
      },
    ] as const,
  ])
}
