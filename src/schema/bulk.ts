import { enCifras } from '../language/enCifras.ts'
import type { AnyResource } from './resource.ts'
import type { RecordWhen, SomeOf } from './conditions.ts'
import type { Fields, Value, When } from './kinds.ts'
import type { BulkHandler } from './names.ts'
import type { Role } from './account/roles.ts'

/** An action on several records of a list: it sets fixed values (`set`), asks once for some fields (`inputs`), or runs a registered `handler`. */
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
  /** `true` where files are sent with it. */
  files?: true
}

type Common<List extends string> = {
  label: string
  roles: readonly Role[]
  /** Lists that offer it. Default: every list that the role may read. */
  lists?: readonly List[]
  /** `true` applies it to the records that allow it and tells of the others. Default: to all or none. */
  partial?: true
  /** Text to confirm before it is applied. */
  confirm?: string
}

/** Condition on each record: one that does not meet it is left as it is, with `because` as the reason. */
type Condition<F> = { when: RecordWhen<F>; because: string } | { when?: never; because?: never }

/** Most records of one transaction, so that others do not wait for long. */
export const mostAtOnce = 2000

/** Returns the sentence that refuses so many records for one act; undefined where they fit. */
export const tooManyAtOnce = (count: number): string | undefined =>
  count > mostAtOnce ? `Son demasiados registros para una sola vez: elija ${enCifras(mostAtOnce)} o menos` : undefined

/** Most that the files of one request may weigh together (MB). */
export const megabytesAtOnce = 30

/** Returns the actions that a role may do in a list, by name. */
export const bulkIn = (
  { bulk = {}, lists }: AnyResource,
  list: string,
  role: Role | undefined,
): readonly (readonly [name: string, action: AnyBulkAction])[] =>
  role !== undefined && Object.hasOwn(lists, list) && lists[list]?.roles.includes(role) && !lists[list]?.single
    ? Object.entries(bulk).filter(([, action]) => action.roles.includes(role) && (action.lists?.includes(list) ?? true))
    : []

/** Returns the fields that decide what a reference among the inputs may lead to and are no inputs themselves: all chosen records must be equal in them. */
export const boundBy = ({ fields }: AnyResource, { inputs = [] }: AnyBulkAction): readonly string[] => [
  ...new Set(
    inputs.flatMap(name => {
      const field = fields[name]
      const bound = field?.kind === 'reference' ? Object.values(field.offer?.bind ?? {}) : []
      return bound.filter(each => !inputs.includes(each))
    }),
  ),
]
