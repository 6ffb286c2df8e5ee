import type { Role } from '../account/roles.ts'
import type { AnyResource } from '../resource.ts'
import type { ScreenRoute } from '../screen.ts'

/** What an installation knows by name beside its declarations. */
export type Names = {
  roles: readonly string[]
  icons: readonly string[]
  formParts: readonly string[]
  bulkHandlers: readonly string[]
  guards: readonly string[]
  /** The fields that each advice before saving must have, and of which entity alone it can be asked. */
  advisors: Readonly<Record<string, { needs: readonly string[]; of?: string }>>
  /** What steps of processes ask in their transaction. */
  stepRooms: readonly string[]
  /** The lists of rows that go with steps. */
  sheets: readonly string[]
  /** How calls that were there before their process are understood. */
  caseCalls: readonly string[]
  lookups: readonly string[]
  /** The parameters of a door's path that each scope reads, and why it cannot be asked of a resource by some of these roles. */
  scopes: Readonly<Record<string, { reads: readonly string[]; needs?: Needing }>>
  /** The parameters of a door's path that each part of a record reads. */
  recordParts: Readonly<Record<string, readonly string[]>>
  /** The calls that are written by hand: `GET dias`. */
  calls: readonly string[]
  screens: readonly ScreenRoute[]
  /** The routes of the screens that everybody opens: where one begins, and the own account. */
  home?: string | undefined
  profile?: string | undefined
  /** The routes of each role's menu, in their order. */
  menu: Readonly<Record<string, readonly string[]>>
  /** Whether PDFs are received. */
  files: boolean
  /** Whether people are told what concerns them. */
  notices: boolean
  /** Whether records may sign in. */
  accounts: boolean
  /** What the house itself asks of a declaration. */
  checks?: (resource: AnyResource, resources: Readonly<Record<string, AnyResource>>) => string[]
}

/** All declarations and all names: what a name is looked up in. */
export type Context = Names & { resources: Readonly<Record<string, AnyResource>> }

/** Says what a scope lacks of a resource where these roles ask it; undefined where it lacks nothing. */
export type Needing = (resource: AnyResource, scope: string, roles: readonly Role[]) => string | undefined
