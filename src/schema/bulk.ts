import { enCifras } from '../language/enCifras.ts'
import type { AnyResource } from './resource.ts'
import type { RecordWhen, SomeOf } from './conditions.ts'
import type { Fields, Value, When } from './kinds.ts'
import type { BulkHandler } from './names.ts'
import type { Role } from './account/roles.ts'

/** What can be done to several records of a list at once: fixed values, fields asked for once, or a hand-made act. */
export type BulkAction<F = Fields, List extends string = string> = Common<List> &
  Condition<F> &
  (
    | { set: SomeOf<F>; inputs?: never; handler?: never; files?: never }
    | { inputs: readonly (string & keyof F)[]; set?: never; handler?: never; files?: never }
    | { handler: BulkHandler; set?: never; inputs?: never; files?: true }
  )

/** An action as shared code sees it, whatever house declares it. */
export type AnyBulkAction = Common<string> & {
  when?: When
  because?: string
  set?: Readonly<Record<string, Value>>
  inputs?: readonly string[]
  handler?: string
  /** Files come with what is asked for. */
  files?: true
}

type Common<List extends string> = {
  label: string
  roles: readonly Role[]
  /** The lists in which it is offered; without them every one that the role may read. */
  lists?: readonly List[]
  /** Row by row: what cannot be done is told, and the rest is done. Without it all are, or none. */
  partial?: true
  /** What should be known before it is done. */
  confirm?: string
}

/** Records that do not meet the condition are left as they are, and told why. */
type Condition<F> = { when: RecordWhen<F>; because: string } | { when?: never; because?: never }

/** How many records one transaction holds without making others wait for long. */
export const mostAtOnce = 2000

/** Says that so many records are too many for one act, and how many are not; undefined where they are not. */
export const tooManyAtOnce = (count: number): string | undefined =>
  count > mostAtOnce ? `Son demasiados registros para una sola vez: elija ${enCifras(mostAtOnce)} o menos` : undefined

/** How much the files of one sending may weigh together. */
export const megabytesAtOnce = 30

/** The actions that a role may do in a list, by name. */
export const bulkIn = (
  { bulk = {}, lists }: AnyResource,
  list: string,
  role: Role | undefined,
): readonly (readonly [name: string, action: AnyBulkAction])[] =>
  role !== undefined && Object.hasOwn(lists, list) && lists[list]?.roles.includes(role) && !lists[list]?.single
    ? Object.entries(bulk).filter(([, action]) => action.roles.includes(role) && (action.lists?.includes(list) ?? true))
    : []

/** The fields that decide what a reference among the inputs of an action may lead to: they must be equal in all records. */
export const boundBy = ({ fields }: AnyResource, { inputs = [] }: AnyBulkAction): readonly string[] => [
  ...new Set(
    inputs.flatMap(name => {
      const field = fields[name]
      const bound = field?.kind === 'reference' ? Object.values(field.offer?.bind ?? {}) : []
      return bound.filter(each => !inputs.includes(each))
    }),
  ),
]
