import type { Role } from '../account/roles.ts'
import type { AnyResource } from '../resource.ts'
import type { ScreenRoute } from '../screen.ts'

/** Names that an installation knows beside its declarations. */
export type Names = {
  roles: readonly string[]
  icons: readonly string[]
  formParts: readonly string[]
  bulkHandlers: readonly string[]
  guards: readonly string[]
  /** Fields that each advisor needs and, in `of`, the only entity that it judges. Default: any. */
  advisors: Readonly<Record<string, { needs: readonly string[]; of?: string }>>
  /** Rooms that steps of processes ask in their transaction. */
  stepRooms: readonly string[]
  /** Lists of rows that go with steps. */
  sheets: readonly string[]
  /** Rooms that understand the calls that existed before their process. */
  caseCalls: readonly string[]
  lookups: readonly string[]
  /** Path parameters that each scope reads, and its check of the resource and the roles that use it. */
  scopes: Readonly<Record<string, { reads: readonly string[]; needs?: Needing }>>
  /** Path parameters that each part of a record reads. */
  recordParts: Readonly<Record<string, readonly string[]>>
  /** Calls that are written by hand: `GET dias`. */
  calls: readonly string[]
  screens: readonly ScreenRoute[]
  /** Routes of the screens that everybody opens: the first one, and the own account. */
  home?: string | undefined
  profile?: string | undefined
  /** Routes of each role's menu, in order. */
  menu: Readonly<Record<string, readonly string[]>>
  /** `true` where PDFs are received. */
  files: boolean
  /** `true` where people receive notices. */
  notices: boolean
  /** `true` where records may sign in. */
  accounts: boolean
  /** Checks of the house on a declaration: a sentence for each mistake. */
  checks?: (resource: AnyResource, resources: Readonly<Record<string, AnyResource>>) => string[]
}

/** All declarations and names, in which the checks look names up. */
export type Context = Names & { resources: Readonly<Record<string, AnyResource>> }

/** Returns what a resource lacks for a scope and these roles; undefined where it lacks nothing. */
export type Needing = (resource: AnyResource, scope: string, roles: readonly Role[]) => string | undefined
